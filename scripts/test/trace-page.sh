#!/bin/sh
# Opens the page of a trace in a browser, headless Chromium, and checks it after its script ran: a row of the table for
# each method with its calls, and the result of a search. An error of the script fails the test.
# `trace-page.sh XMLTAP`: the built program, for example .build/debug/xmltap. CHROMIUM names another browser of
# that kind.
set -eu
cd "$(dirname "$0")/../.."
tap=${1:?"test-trace-page: expected the path of a built xmltap"}
browser=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}
if [ -z "$browser" ]; then
    echo "test-trace-page: skipped, because there is no Chromium here; install Debian's package chromium, or set CHROMIUM"
    exit 0
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
    echo "test-trace-page: $1" >&2
    exit 1
}

# Writes the page, after its script ran, to $folder/dom, and its console to $folder/log.
open_page() {
    timeout 120 "$browser" --headless=new --no-sandbox --disable-gpu --user-data-dir="$folder/profile" \
        --window-size=1400,900 --virtual-time-budget=5000 --enable-logging=stderr --v=0 --dump-dom "$1" \
        >"$folder/dom" 2>"$folder/log" || fail "the browser ended with $?: $(tail -n 3 "$folder/log")"
    if grep 'CONSOLE' "$folder/log"; then fail "expected no message of the page's script, found those above"; fi
}

# The rows of the table: the method's name and its number of calls.
rows() {
    sed 's/<tr/\n<tr/g' "$folder/dom" |
        sed -n 's|^<tr [^>]*data-method="\([^"]*\)".*</span></td><td>\([0-9,]*\)</td>.*|\1 \2|p' | tr -d ','
}

# Adds a user's actions to a page: $folder/used.html.
with_user() {
    sed "/^<\/body>/r $folder/user.js" "$1" >"$folder/used.html"
}

expect() {
    [ "$2" = "$3" ] || fail "$1: expected $3, found $2"
}

"$tap" --quiet --trace "$folder/feed.html" Examples/feed.xml >/dev/null 2>&1
open_page "file://$folder/feed.html"
expect "rows" "$(rows | wc -l)" 13
expect "calls of all methods" "$(rows | awk '{ sum += $NF } END { print sum }')" 110
expect "calls of a method" "$(rows | grep foundCharacters)" "parser(_:foundCharacters:) 49"
grep -q '<span id="counts">110 calls of 13 methods on 1 thread, over ' "$folder/dom" || fail "expected the counts, found none"

open_page "file://$folder/feed.html#search=foundComment"
expect "methods that are found" "$(rows)" "parser(_:foundComment:) 2"
grep -q '>2 of 110 calls<' "$folder/dom" || fail "expected how many calls are found, found nothing"

# A click on a method, and one on a call after a turn of the wheel over the timeline.
cat >"$folder/user.js" <<'USER'
<script>
const canvas = document.getElementById("canvas"), box = canvas.getBoundingClientRect();
const at = (x) => ({ clientX: box.left + x, clientY: box.top + 44, pointerId: 1, bubbles: true, cancelable: true });
canvas.setPointerCapture = () => {};
document.querySelector('tr[data-method*="foundCharacters"]').click();
for (let turn = 0; turn < 5; turn++) canvas.dispatchEvent(new WheelEvent("wheel", { ...at(600), deltaY: -100 }));
for (let x = 330; x < 1350 && !document.querySelector("#details strong"); x += 2) {
    for (const name of ["pointerdown", "pointerup"]) canvas.dispatchEvent(new PointerEvent(name, at(x)));
}
</script>
USER
with_user "$folder/feed.html"
open_page "file://$folder/used.html"
grep -q '>49 of 110 calls<' "$folder/dom" || fail "expected a click on a method to leave its calls, found that it did not"
grep -q '<tr class="chosen" data-method="parser(_:foundCharacters:)"' "$folder/dom" || fail "expected a chosen row, found none"
grep -q '<div id="details" class="card"><div><strong>parser' "$folder/dom" ||
    fail "expected the details of a call that was clicked, found none"

# The document's text isn't interpreted as HTML.
printf '<a k="&lt;/script>&lt;img src=x onerror=alert(1)>"><!--</script><b id=evil>--></a>' >"$folder/evil.xml"
"$tap" --quiet --trace "$folder/evil.html" "$folder/evil.xml" >/dev/null 2>&1
cat >"$folder/user.js" <<'USER'
<script>
document.getElementById("search").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
</script>
USER
with_user "$folder/evil.html"
open_page "file://$folder/used.html#search=evil"
grep -q 'foundComment: "&lt;/script&gt;&lt;b id=evil&gt;"</code>' "$folder/dom" ||
    fail "expected the arguments of the call that was found, found none"
expect "methods with that text" "$(rows)" "parser(_:foundComment:) 1"
if grep -q '<img\|<b id' "$folder/dom"; then fail "expected the document's text as text, found it as HTML"; fi

# Many calls.
{
    echo '<a>'
    awk 'BEGIN { for (i = 0; i < 16700; i++) print "<b>" i "</b>" }'
    echo '</a>'
} >"$folder/many.xml"
"$tap" --quiet --trace "$folder/many.html" "$folder/many.xml" >/dev/null 2>&1
open_page "file://$folder/many.html"
expect "calls of a long document" "$(rows | grep didStartElement | awk '{ print $NF }')" 16701
echo "test-trace-page: the page has its rows in $("$browser" --version 2>/dev/null | head -n 1)"
