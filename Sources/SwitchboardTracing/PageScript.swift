// The page's script, in three parts. It uses no library, and sends no requests.

extension PageText {
    /// The trace, its texts and its colours; what is searched.
    static let scriptModel = #"""
        "use strict";
        const trace = JSON.parse(document.getElementById("trace").textContent);
        const byId = (id) => document.getElementById(id);
        const count = trace.start.length;
        const ends = trace.start.map((start, call) => start + trace.duration[call]);
        const span = Math.max(1, ends.reduce((most, end) => Math.max(most, end), 0));
        const isDark = matchMedia("(prefers-color-scheme: dark)");
        const group = new Intl.NumberFormat("en-US");
        let hovered = -1, selected = -1, chosen = -1, query = "", matches = null;

        /// Three digits and a unit.
        function time(nanoseconds) {
            if (nanoseconds < 1000) return Math.round(nanoseconds) + " ns";
            let value = nanoseconds / 1000;
            for (const unit of ["µs", "ms"]) {
                if (value < 999.5) return digits(value) + " " + unit;
                value /= 1000;
            }
            return digits(value) + " s";
        }
        /// A time to the microsecond, for what is found again by it.
        const moment = (nanoseconds) => nanoseconds < 1e6 ? time(nanoseconds)
            : nanoseconds < 1e10 ? (nanoseconds / 1e6).toFixed(3) + " ms" : (nanoseconds / 1e9).toFixed(6) + " s";
        const digits = (value) => value.toFixed(value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2);
        const plural = (number, noun) => group.format(number) + " " + noun + (number === 1 ? "" : "s");

        /// Colours that are far from those of the methods beside them in the table.
        function colours(method) {
            const hue = Math.round(method * 137.5 + 212) % 360;
            return isDark.matches
                ? { fill: `hsl(${hue} 42% 37%)`, ink: "#f2f5f8" } : { fill: `hsl(${hue} 68% 80%)`, ink: "#18202a" };
        }
        let palette = trace.methods.map((_, method) => colours(method));
        const css = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

        const more = (call) => trace.more[call] || [null, null, null, null];
        const hasThrown = (call) => more(call)[0] !== null;

        /// Which calls are shown as found; null for all.
        function search() {
            if (query === "" && chosen < 0) { matches = null; return; }
            const inMethod = trace.methods.map((method, number) =>
                (method.proxy + "." + method.name).toLowerCase().includes(query));
            matches = new Uint8Array(count);
            for (let call = 0; call < count; call++) {
                const method = trace.method[call];
                if (chosen >= 0 && method !== chosen) continue;
                matches[call] = query === "" || inMethod[method]
                    || more(call).some((text) => text !== null && text.toLowerCase().includes(query)) ? 1 : 0;
            }
        }

        /// A line of text and its class, in an element: whatever the text is, it is no HTML.
        function add(parent, tag, text, name) {
            const element = document.createElement(tag);
            element.textContent = text;
            if (name) element.className = name;
            parent.append(element);
            return element;
        }

        function describe(call, parent) {
            const method = trace.methods[trace.method[call]], [failure, note, passed, answer] = more(call);
            parent.replaceChildren();
            const name = add(parent, "div", "");
            add(name, "strong", method.name);
            add(name, "span", method.proxy, "proxy");
            add(parent, "div", `${time(trace.duration[call])}, of its own ${time(trace.self[call])}, `
                + `began at ${moment(trace.start[call])} on ${trace.tracks[trace.track[call]].name}`, "dim");
            if (failure !== null) add(parent, "div", "threw " + failure, "bad");
            if (note !== null) add(parent, "div", note, "dim");
            if (passed) add(add(parent, "div", ""), "code", passed);
            if (answer) add(add(parent, "div", ""), "code", (failure === null ? "→ " : "") + answer);
        }

        """#

    /// The timeline.
    static let scriptTimeline = #"""
        const view = byId("view"), canvas = byId("canvas"), space = byId("space"), tip = byId("tip");
        const pen = canvas.getContext("2d");
        const AXIS = 30, ROW = 20, GAP = 12, FONT = '12px system-ui, "Segoe UI", "DejaVu Sans", sans-serif';
        let gutter = 0, width = 0, height = 0, from = 0, to = span * 1.02;

        /// Where each track begins, and its calls by level, in the order of time.
        let top = AXIS + 6;
        const tops = trace.tracks.map((track) => {
            const here = top;
            top += track.levels * ROW + GAP;
            return here;
        });
        const rows = trace.tracks.map((track) => Array.from({ length: track.levels }, () => []));
        for (let call = 0; call < count; call++) rows[trace.track[call]][trace.level[call]].push(call);
        const total = Math.max(top, AXIS + 50);

        const x = (nanoseconds) => gutter + (nanoseconds - from) / (to - from) * (width - gutter);
        const atPixel = (pixel) => from + (pixel - gutter) / (width - gutter) * (to - from);

        function resize() {
            const scale = window.devicePixelRatio || 1;
            view.style.height = Math.min(total + 2, window.innerHeight * 0.52) + "px";
            width = Math.max(200, view.clientWidth);
            height = Math.max(60, view.clientHeight);
            gutter = Math.min(320, Math.round(width * 0.22));
            canvas.width = Math.round(width * scale);
            canvas.height = Math.round(height * scale);
            canvas.style.width = width + "px";
            canvas.style.height = height + "px";
            space.style.height = Math.max(0, total - height) + "px";
            pen.setTransform(scale, 0, 0, scale, 0, 0);
            draw();
        }

        /// The text, or as much of it as has room; nothing where that says nothing.
        const widths = new Map();
        function fit(text, room) {
            if (room < 14) return "";
            let full = widths.get(text);
            if (full === undefined) widths.set(text, full = pen.measureText(text).width);
            if (full <= room) return text;
            let kept = Math.floor(text.length * room / full);
            while (kept > 1 && pen.measureText(text.slice(0, kept) + "…").width > room) kept--;
            return kept < 2 ? "" : text.slice(0, kept) + "…";
        }

        /// The first call of a row that ends after a time.
        function firstAfter(row, nanoseconds) {
            let low = 0, high = row.length;
            while (low < high) {
                const middle = (low + high) >> 1;
                if (ends[row[middle]] < nanoseconds) low = middle + 1; else high = middle;
            }
            return low;
        }

        function drawAxis(ink, line) {
            const about = (to - from) / Math.max(2, (width - gutter) / 110);
            const power = Math.pow(10, Math.floor(Math.log10(Math.max(about, 1))));
            const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= about));
            pen.textAlign = "left";
            for (let tick = Math.ceil(from / step) * step; tick <= to; tick += step) {
                const place = Math.round(x(tick)) + 0.5;
                pen.fillStyle = line;
                pen.fillRect(place, AXIS - 6, 1, height);
                const text = exact(tick, step);
                if (place + 5 + pen.measureText(text).width > width) continue;
                pen.fillStyle = ink;
                pen.fillText(text, place + 5, AXIS / 2);
            }
        }

        /// A time on the axis: with as many digits as tell the ticks apart.
        function exact(nanoseconds, step) {
            const units = [["s", 1e9], ["ms", 1e6], ["µs", 1e3], ["ns", 1]];
            const [unit, size] = units.find(([, size]) => step >= size || (nanoseconds >= size && step * 1000 >= size))
                || units[3];
            const places = Math.max(0, Math.ceil(-Math.log10(step / size) - 1e-9));
            return (nanoseconds / size).toFixed(Math.min(9, places)) + " " + unit;
        }

        /// Draws the calls of a row that are found, or those that are not.
        function drawRow(row, y, areFound) {
            let index = firstAfter(row, from), filled = -1;
            while (index < row.length) {
                const call = row[index], begin = trace.start[call];
                if (begin > to) break;
                const left = Math.max(gutter, x(begin)), right = Math.min(width, Math.max(x(ends[call]), left + 1));
                index++;
                if ((matches === null || matches[call] === 1) !== areFound) continue;
                // Calls within one pixel are drawn once.
                if (right <= filled) {
                    index = Math.max(index, firstAfter(row, atPixel(filled)));
                    continue;
                }
                filled = Math.ceil(right);
                drawCall(call, left, y, right - left);
            }
        }

        function drawCall(call, left, y, room) {
            const colour = palette[trace.method[call]];
            const isFound = matches === null || matches[call] === 1;
            pen.globalAlpha = isFound ? 1 : 0.16;
            pen.fillStyle = colour.fill;
            pen.fillRect(left, y, Math.max(1, room - (room > 4 ? 1 : 0)), ROW - 2);
            if (hasThrown(call)) {
                pen.fillStyle = css("--bad");
                pen.fillRect(left, y + ROW - 4, Math.max(2, room - 1), 2);
            }
            if (room > 24) {
                pen.fillStyle = colour.ink;
                pen.fillText(fit(trace.methods[trace.method[call]].name, room - 10), left + 5, y + ROW / 2 - 1);
            }
            pen.globalAlpha = 1;
            if (call === selected || call === hovered) {
                pen.strokeStyle = css(call === selected ? "--accent" : "--ink");
                pen.lineWidth = call === selected ? 2 : 1;
                pen.strokeRect(left + 0.5, y + 0.5, Math.max(1, room - 2), ROW - 3);
            }
        }

        const middle = (call) => tops[trace.track[call]] + trace.level[call] * ROW + ROW / 2 - 1 - view.scrollTop;

        /// Arrows from the selected call's caller to it, and from it to the calls that it made.
        function drawArrows() {
            if (selected < 0) return;
            const pairs = trace.caller[selected] >= 0 ? [[trace.caller[selected], selected]] : [];
            for (let call = selected + 1; call < count && trace.start[call] <= ends[selected] && pairs.length < 300; call++) {
                if (trace.caller[call] === selected) pairs.push([selected, call]);
            }
            pen.strokeStyle = pen.fillStyle = css("--accent");
            pen.lineWidth = 1.5;
            for (const [caller, call] of pairs) {
                const place = x(trace.start[call]);
                if (trace.track[caller] === trace.track[call] || place < gutter || place > width) continue;
                const begin = middle(caller), end = middle(call), way = Math.sign(end - begin);
                pen.beginPath();
                pen.moveTo(place, begin + way * (ROW / 2 - 1));
                pen.lineTo(place, end - way * (ROW / 2 + 2));
                pen.stroke();
                pen.beginPath();
                pen.moveTo(place, end - way * (ROW / 2 - 1));
                pen.lineTo(place - 4, end - way * (ROW / 2 + 6));
                pen.lineTo(place + 4, end - way * (ROW / 2 + 6));
                pen.fill();
            }
        }

        function draw() {
            const [card, ink, soft, line, stripe] = ["--card", "--ink", "--soft", "--line", "--stripe"].map(css);
            pen.fillStyle = card;
            pen.fillRect(0, 0, width, height);
            pen.font = FONT;
            pen.textBaseline = "middle";
            if (count === 0) {
                pen.fillStyle = soft;
                pen.textAlign = "center";
                pen.fillText("No calls were recorded.", width / 2, height / 2);
                return;
            }
            drawAxis(soft, line);
            pen.save();
            pen.beginPath();
            pen.rect(0, AXIS, width, height - AXIS);
            pen.clip();
            rows.forEach((levels, track) => {
                const y = tops[track] - view.scrollTop;
                if (y > height || y + levels.length * ROW < AXIS) return;
                pen.save();
                pen.beginPath();
                pen.rect(gutter, AXIS, width - gutter, height);
                pen.clip();
                // Those that are found are above the others.
                if (matches !== null) levels.forEach((row, level) => drawRow(row, y + level * ROW, false));
                levels.forEach((row, level) => drawRow(row, y + level * ROW, true));
                pen.restore();
                pen.fillStyle = line;
                pen.fillRect(0, y + levels.length * ROW + GAP / 2 - 1, width, 1);
            });
            drawArrows();
            pen.fillStyle = stripe;
            pen.fillRect(0, AXIS, gutter - 8, height);
            pen.fillStyle = ink;
            trace.tracks.forEach((track, number) => {
                const y = tops[number] - view.scrollTop;
                if (y > height || y + track.levels * ROW < AXIS) return;
                pen.fillText(fit(track.name, gutter - 26), 10, y + ROW / 2 - 1);
            });
            pen.restore();
            pen.fillStyle = line;
            pen.fillRect(gutter - 8, 0, 1, height);
            pen.fillRect(0, AXIS - 1, width, 1);
        }

        let isPending = false;
        function redraw() {
            if (isPending) return;
            isPending = true;
            requestAnimationFrame(() => { isPending = false; draw(); });
        }

        /// Shows the times between these, as far as there are any.
        function show(begin, end) {
            const length = Math.min(Math.max(end - begin, 20), span * 1.02);
            from = Math.min(Math.max(begin, span * -0.01), span * 1.02 - length);
            to = from + length;
            redraw();
        }

        function zoom(factor, pixel = gutter + (width - gutter) / 2) {
            const fixed = atPixel(pixel);
            show(fixed - (fixed - from) * factor, fixed + (to - fixed) * factor);
        }

        function callAt(px, py) {
            if (px < gutter || py < AXIS) return -1;
            const y = py + view.scrollTop;
            const track = tops.findLastIndex((top) => top <= y);
            const row = track < 0 ? undefined : rows[track][Math.floor((y - tops[track]) / ROW)];
            if (!row) return -1;
            const near = (to - from) / (width - gutter) * 2, at = atPixel(px);
            const call = row[firstAfter(row, at - near)];
            return call !== undefined && trace.start[call] <= at + near ? call : -1;
        }

        function select(call) {
            selected = call;
            const details = byId("details");
            if (call >= 0) {
                describe(call, details);
            } else {
                details.replaceChildren();
                add(details, "div", count === 0 ? "A timeline records calls when they end."
                    : "Click a call for its details, a method to see only its calls.", "dim");
                add(details, "div", "Wheel: zoom. Drag: move. Keys: + − 0 and the arrows; Enter in the search: next call.",
                    "dim");
            }
            redraw();
        }

        /// Selects a call, and moves it into sight.
        function goTo(call) {
            select(call);
            const length = to - from;
            if (trace.start[call] < from || trace.start[call] > to) show(trace.start[call] - length / 2, trace.start[call] + length / 2);
            const y = tops[trace.track[call]] + trace.level[call] * ROW;
            if (y < view.scrollTop + AXIS || y > view.scrollTop + height - ROW) view.scrollTop = y - height / 2;
        }

        function point(event) {
            const box = canvas.getBoundingClientRect();
            return [event.clientX - box.left, event.clientY - box.top];
        }

        view.addEventListener("wheel", (event) => {
            event.preventDefault();
            const unit = event.deltaMode === 1 ? 16 : 1;
            if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
                const move = (event.deltaX || event.deltaY) * unit / (width - gutter) * (to - from);
                show(from + move, to + move);
            } else if (point(event)[0] < gutter) {
                view.scrollTop += event.deltaY * unit;
            } else {
                zoom(Math.exp(Math.min(200, Math.max(-200, event.deltaY * unit)) * 0.002), point(event)[0]);
            }
        }, { passive: false });

        let drag = null;
        canvas.addEventListener("pointerdown", (event) => {
            const [px, py] = point(event);
            drag = { px, py, from, to, scroll: view.scrollTop, hasMoved: false };
            canvas.setPointerCapture(event.pointerId);
        });
        canvas.addEventListener("pointermove", (event) => {
            const [px, py] = point(event);
            if (drag) {
                drag.hasMoved = drag.hasMoved || Math.abs(px - drag.px) + Math.abs(py - drag.py) > 4;
                if (!drag.hasMoved) return;
                view.classList.add("dragged");
                tip.hidden = true;
                const move = (drag.px - px) / (width - gutter) * (drag.to - drag.from);
                show(drag.from + move, drag.to + move);
                view.scrollTop = drag.scroll + drag.py - py;
                return;
            }
            const call = callAt(px, py);
            tip.hidden = call < 0;
            if (call >= 0) {
                if (call !== hovered) describe(call, tip);
                const box = tip.getBoundingClientRect();
                tip.style.left = Math.max(4, Math.min(event.clientX + 14, innerWidth - box.width - 8)) + "px";
                tip.style.top = (event.clientY + 18 + box.height > innerHeight
                    ? Math.max(4, event.clientY - box.height - 12) : event.clientY + 18) + "px";
            }
            if (call !== hovered) { hovered = call; redraw(); }
        });
        canvas.addEventListener("pointerup", (event) => {
            if (drag && !drag.hasMoved) select(callAt(...point(event)));
            drag = null;
            view.classList.remove("dragged");
        });
        canvas.addEventListener("pointercancel", () => { drag = null; view.classList.remove("dragged"); });
        canvas.addEventListener("pointerleave", () => { hovered = -1; tip.hidden = true; redraw(); });
        canvas.addEventListener("dblclick", (event) => {
            const call = callAt(...point(event));
            if (call >= 0) show(trace.start[call] - trace.duration[call] * 0.05, ends[call] + trace.duration[call] * 0.05);
        });
        view.addEventListener("scroll", redraw);
        addEventListener("resize", resize);
        isDark.addEventListener("change", () => {
            palette = trace.methods.map((_, method) => colours(method));
            fill();
            redraw();
        });
        addEventListener("keydown", (event) => {
            if (event.target.tagName === "INPUT" || event.ctrlKey || event.metaKey || event.altKey) return;
            const step = (to - from) * 0.15;
            const actions = {
                "+": () => zoom(0.7), "=": () => zoom(0.7), "-": () => zoom(1 / 0.7), "0": () => show(0, span * 1.02),
                ArrowLeft: () => show(from - step, to - step), ArrowRight: () => show(from + step, to + step),
                Escape: () => { chosen = -1; changed(); select(-1); },
            };
            if (!actions[event.key]) return;
            event.preventDefault();
            actions[event.key]();
        });
        byId("in").addEventListener("click", () => zoom(0.5));
        byId("out").addEventListener("click", () => zoom(2));
        byId("all").addEventListener("click", () => show(0, span * 1.02));

        """#

    /// The table, the search, and the beginning.
    static let scriptTable = #"""
        const columns = ["Method", "Calls", "Threw", "Total", "Self", "p50", "p95", "p99"];
        const titles = ["", "", "How many calls threw", "With the calls that it made; inner calls of the same method count once",
            "Without the recorded calls that it made", "Half of the calls took no longer", "95 of 100 calls took no longer",
            "99 of 100 calls took no longer"];
        let order = 4, isDescending = true;
        const head = document.querySelector("thead tr"), rowsOfTable = document.querySelector("tbody");
        columns.forEach((name, column) => {
            const cell = add(head, "th", name);
            cell.title = titles[column];
            cell.tabIndex = 0;
            const sort = () => {
                isDescending = order === column ? !isDescending : column > 0;
                order = column;
                fill();
            };
            cell.addEventListener("click", sort);
            cell.addEventListener("keydown", (event) => { if (event.key === "Enter") sort(); });
        });

        const label = (method) => trace.methods[method].proxy + "." + trace.methods[method].name;

        function fill() {
            const shown = new Set();
            if (query !== "" && matches !== null) {
                for (let call = 0; call < count; call++) if (matches[call] === 1) shown.add(trace.method[call]);
            }
            const summaries = trace.summaries.filter(([method]) => query === "" || method === chosen || shown.has(method));
            summaries.sort((one, other) => {
                const way = order === 0 ? label(one[0]).localeCompare(label(other[0])) : one[order] - other[order];
                return isDescending ? -way : way;
            });
            [...head.children].forEach((cell, column) => {
                if (column === order) cell.setAttribute("aria-sort", isDescending ? "descending" : "ascending");
                else cell.removeAttribute("aria-sort");
            });
            rowsOfTable.replaceChildren();
            for (const [method, calls, threw, ...times] of summaries) {
                const row = add(rowsOfTable, "tr", "", method === chosen ? "chosen" : "");
                row.dataset.method = trace.methods[method].name;
                const name = add(row, "td", "");
                add(name, "span", "", "chip").style.background = palette[method].fill;
                add(name, "span", trace.methods[method].name);
                add(name, "span", trace.methods[method].proxy, "proxy");
                add(row, "td", group.format(calls));
                add(row, "td", threw === 0 ? "" : group.format(threw), "bad");
                for (const nanoseconds of times) add(row, "td", time(nanoseconds));
                row.addEventListener("click", () => {
                    chosen = method === chosen ? -1 : method;
                    changed();
                });
            }
            if (summaries.length === 0) {
                const cell = add(add(rowsOfTable, "tr", ""), "td", count === 0 ? "No calls were recorded."
                    : "No call is found.", "nothing");
                cell.colSpan = columns.length;
            }
        }

        /// After a change of the search, or of the chosen method.
        function changed() {
            search();
            const found = matches === null ? count : matches.reduce((sum, match) => sum + match, 0);
            byId("found").textContent = matches === null ? "" : `${group.format(found)} of ${plural(count, "call")}`;
            fill();
            redraw();
        }

        byId("search").addEventListener("input", (event) => {
            query = event.target.value.trim().toLowerCase();
            changed();
        });
        byId("search").addEventListener("keydown", (event) => {
            if (event.key === "Escape") { event.target.value = query = ""; changed(); }
            if (event.key !== "Enter" || matches === null) return;
            let next = matches.indexOf(1, selected + 1);
            if (next < 0) next = matches.indexOf(1);
            if (next >= 0) goTo(next);
        });

        byId("title").textContent = trace.title;
        byId("counts").textContent = trace.counts;
        // What a link to a part of the page asks for: #search=text.
        if (location.hash.startsWith("#search=")) {
            byId("search").value = decodeURIComponent(location.hash.slice(8));
            query = byId("search").value.trim().toLowerCase();
        }
        changed();
        select(-1);
        resize();

        """#
}
