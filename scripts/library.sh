# What a compiler needs to use a build of the library without a package; read from the package's directory.

# In Swift's options: where the modules of C are.
c_modules=
for folder in CFFIShim Sources/CSupport Sources/CSwiftCall Sources/CForwarding; do
    c_modules="$c_modules -I $PWD/$folder/include"
done
c_modules="$c_modules -I $PWD/Sources/CLibFFI"

# library_objects FOLDER: the objects of the core in a build folder.
library_objects() {
    for target in Switchboard CFFIShim CSupport CSwiftCall CForwarding; do
        echo "$1/$target.build/"*.o
    done
}

# testing_objects FOLDER: those of the spies, and of what these need.
testing_objects() {
    for target in SwitchboardTesting CustomDump IssueReporting IssueReportingPackageSupport; do
        [ ! -d "$1/$target.build" ] || echo "$1/$target.build/"*.o
    done
}
