set -e
cd /tmp/ch; . scripts/library.sh; L=/tmp/ch/.build-fuzz/library/debug
mkdir -p /tmp/chp; cd /tmp/chp
swiftc -Onone -swift-version 6 -module-name Program -c -o main.o -wmo -I . -I $L/Modules $c_modules $1 
swiftc -Onone -o program main.o $(library_objects $L) -lffi
shift
./program "$@"
