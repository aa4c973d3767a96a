# Options and objects with which a compiler uses a build of the library without SwiftPM. Sourced in the package's
# directory.

# Swift's options for the C modules.
c_modules=
for folder in CFFIShim Sources/CSupport Sources/CSwiftCall Sources/CForwarding; do
    c_modules="$c_modules -I $PWD/$folder/include"
done
c_modules="$c_modules -I $PWD/Sources/CLibFFI"

# library_objects FOLDER: prints the core's objects in a build folder. Without those of files that are gone: SwiftPM
# keeps them.
library_objects() {
    current=" $(find CFFIShim Sources -type f | sed 's|.*/||' | tr '\n' ' ') "
    for target in Switchboard CFFIShim CSupport CSwiftCall CForwarding; do
        for object in "$1/$target.build/"*.o; do
            source=${object##*/}
            case $current in *" ${source%.o} "*) echo "$object" ;; esac
        done
    done
}

# testing_objects FOLDER: prints the objects of the spies, and of their dependencies.
testing_objects() {
    for target in SwitchboardTesting CustomDump IssueReporting IssueReportingPackageSupport; do
        [ ! -d "$1/$target.build" ] || echo "$1/$target.build/"*.o
    done
}
