/** Style sheet of all gateway pages. */
export const style = `
:root{color-scheme:light dark;--line:light-dark(#d8d4cb,#38363f);--soft:light-dark(#f5f3ee,#1f1e25);--ink:light-dark(#1d1b22,#eeebe4);--quiet:light-dark(#5c5866,#a9a4b4);--link:light-dark(#1b5e8c,#8cc4ee)}
*{box-sizing:border-box}body{margin:0;font:1rem/1.55 system-ui,sans-serif;color:var(--ink);background:light-dark(#fff,#16151b)}
header,main{max-inline-size:68rem;margin-inline:auto;padding:1rem}header{display:flex;gap:1.5rem;border-block-end:1px solid var(--line)}
a{color:var(--link)}header a,td a,li a{display:inline-block;padding-block:.2rem}summary b+*{margin-inline-start:.5rem}h1{font-size:1.75rem;line-height:1.2}h2{margin-block-start:2.5rem;font-size:1.25rem}h3{margin:0;font-size:1rem}
code,pre{font:.875rem/1.5 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;background:var(--soft);border-radius:.5rem}
details{margin-block:.5rem;padding:.75rem 1rem;border:1px solid var(--line);border-radius:.5rem}summary{cursor:pointer}
summary b{display:inline-block;min-inline-size:4.5rem;font:600 .8rem ui-monospace,monospace}
table{inline-size:100%;border-collapse:collapse}th,td{padding:.5rem;text-align:start;vertical-align:top;border-block-end:1px solid var(--line)}th{color:var(--quiet);font-weight:600}
.quiet{color:var(--quiet)}.tags{display:flex;flex-wrap:wrap;gap:.5rem;padding:0;list-style:none}.tags li{padding:.1rem .6rem;border:1px solid var(--line);border-radius:1rem;font-size:.875rem}
.scroll{overflow:auto}[role=status]{min-block-size:1.55em;margin-block:.5rem;color:var(--quiet)}td[data-cell=body]{white-space:pre-line;overflow-wrap:anywhere}[hidden]{display:none}
button{min-block-size:2.25rem;padding:.25rem .75rem;font:inherit;white-space:nowrap;color:var(--ink);background:var(--soft);border:1px solid var(--quiet);border-radius:.5rem;cursor:pointer}button[aria-pressed=true]{color:light-dark(#fff,#16151b);background:var(--ink)}:focus-visible{outline:2px solid var(--link);outline-offset:2px}
`.replaceAll('\n', '');
