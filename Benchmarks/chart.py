"""Draws the chart of a report: the cost of a call beside the peers, on a logarithmic axis, for light and dark pages."""
import math
from xml.sax.saxutils import escape

SIGNATURE = "obj,i64"

# Name of the case, label in the chart, and kind.
GROUPS = [
    ("No observers", [
        ("proxy.passthrough", "Switchboard", "ours"),
        ("proxy.passthrough.weak", "Switchboard, weakly referenced", "ours"),
        ("macro.passthrough", "Switchboard, @DelegateProtocol", "ours"),
        ("hand.passthrough", "baseline", "hand"),
        ("opencombine.passthrough", "baseline, OpenCombine", "peer"),
        ("rxswift.passthrough", "baseline, RxSwift", "peer"),
        ("java.passthrough", "java.lang.reflect.Proxy", "peer"),
        ("gnustep.passthrough", "GNUstep forwardInvocation:", "peer"),
    ]),
    ("One observer before, one after", [
        ("proxy.typed.1+1", "Switchboard", "ours"),
        ("proxy.typed.1+1.weak", "Switchboard, weakly referenced", "ours"),
        ("macro.typed.1+1", "Switchboard, @DelegateProtocol", "ours"),
        ("proxy.any.1+1", "Switchboard, [Any]", "ours"),
        ("hand.typed.1+1", "baseline", "hand"),
        ("hand.any.1+1", "baseline, [Any]", "hand"),
        ("opencombine.1+1", "baseline, OpenCombine", "peer"),
        ("rxswift.1+1", "baseline, RxSwift", "peer"),
        ("java.any.1+1", "java.lang.reflect.Proxy", "peer"),
        ("gnustep.any.1+1", "GNUstep forwardInvocation:", "peer"),
    ]),
    ("Ten before, ten after", [
        ("proxy.typed.10+10", "Switchboard", "ours"),
        ("macro.typed.10+10", "Switchboard, @DelegateProtocol", "ours"),
        ("proxy.any.10+10", "Switchboard, [Any]", "ours"),
        ("hand.typed.10+10", "baseline", "hand"),
        ("hand.any.10+10", "baseline, [Any]", "hand"),
        ("opencombine.10+10", "baseline, OpenCombine", "peer"),
        ("rxswift.10+10", "baseline, RxSwift", "peer"),
        ("java.any.10+10", "java.lang.reflect.Proxy", "peer"),
        ("gnustep.any.10+10", "GNUstep forwardInvocation:", "peer"),
    ]),
]

WIDTH, LEFT, RIGHT, TOP, ROW, GAP = 820, 236, 64, 74, 21, 38
STYLE = """
text { font: 12px system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; fill: #24292f }
.page { fill: #ffffff } .title { font-size: 15px; font-weight: 600 } .group { font-weight: 600 }
.small { font-size: 11px; fill: #57606a } .grid { stroke: #d8dee4; stroke-width: 1 } .stem { stroke-width: 2 }
.ours { fill: #0969da; stroke: #0969da } .hand { fill: #57606a; stroke: #57606a } .peer { fill: #bc4c00; stroke: #bc4c00 }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 } .page { fill: #0d1117 } .small { fill: #8b949e } .grid { stroke: #30363d }
.ours { fill: #58a6ff; stroke: #58a6ff } .hand { fill: #8b949e; stroke: #8b949e } .peer { fill: #f0883e; stroke: #f0883e }
}
"""


def draw(lines, machine):
    found = {line["case"]: line["ns"] for line in lines if line["signature"] == SIGNATURE}
    groups = [
        (title, sorted((found[case], label, whose) for case, label, whose in rows if case in found))
        for title, rows in GROUPS
    ]
    groups = [(title, rows) for title, rows in groups if rows]
    if not groups:
        return '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n'
    values = [ns for _, rows in groups for ns, _, _ in rows]
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    height = TOP + sum(GAP + ROW * len(rows) for _, rows in groups) + 34

    def x(ns):
        return LEFT + (WIDTH - LEFT - RIGHT) * (math.log10(ns) - low) / (high - low)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" '
        'role="img" aria-label="Cost of a call">',
        f"<style>{STYLE}</style>",
        f'<rect class="page" width="{WIDTH}" height="{height}" rx="6"/>',
        text(18, 28, "Cost of one delegate call, an object and a number", "title"),
        text(18, 47, "nanoseconds, logarithmic; less is better", "small"),
    ]
    for index, (whose, label) in enumerate([("ours", "Switchboard"), ("hand", "baseline"), ("peer", "others")]):
        left = WIDTH - RIGHT - 270 + index * 100
        parts += [f'<circle class="{whose}" cx="{left}" cy="43" r="5"/>', text(left + 10, 47, label, "small")]
    for power in range(low, high + 1):
        for factor in (1, 2, 5):
            ns = factor * 10**power
            if x(ns) > WIDTH - RIGHT + 0.5:
                continue
            place = f"{x(ns):.1f}"
            parts.append(f'<line class="grid" x1="{place}" x2="{place}" y1="{TOP}" y2="{height - 40}"/>')
            parts.append(text(x(ns), height - 24, f"{ns:g}", "small", "middle"))
    top = TOP
    for title, rows in groups:
        parts.append(text(18, top + 20, title, "group"))
        top += GAP
        for ns, label, whose in rows:
            middle, right = top - 2, x(ns)
            parts += [
                text(LEFT - 10, middle + 4, label, "", "end"),
                f'<line class="stem {whose}" x1="{LEFT}" x2="{right:.1f}" y1="{middle}" y2="{middle}"/>',
                f'<circle class="{whose}" cx="{right:.1f}" cy="{middle}" r="5"/>',
                text(right + 10, middle + 4, f"{ns:.0f}" if ns >= 10 else f"{ns:.1f}"),
            ]
            top += ROW
    where = f"{machine['processor']}, {machine['cores']} cores, Swift {machine['swift']}, {machine['date']}, "
    where += f"load average {machine['load']} before the run"
    parts += [text(18, height - 6, where, "small"), "</svg>"]
    return "\n".join(parts) + "\n"


def text(x, y, words, style="", anchor="start"):
    return f'<text class="{style}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'
