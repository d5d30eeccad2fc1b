import { expect, test } from 'vitest';
import { checkSvg } from './checkSvg.ts';

const drawing = (inner: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">\n  ${inner}</svg>`;

test.each([
  ['a script', '<script>1</script>'],
  ['a script', '<SCRIPT/>'],
  ['a script', '<handler/>'],
  ['foreign content', '<foreignObject/>'],
  ['a frame', '<iframe/>'],
  ['an embedded page', '<embed/>'],
  ['an embedded page', '<object/>'],
  ['an event handler', '<rect onclick="x()"/>'],
  ['an event handler', '<rect ONLOAD="x()"/>'],
  ['an event handler', '<rect xlink:onload="x()"/>'],
  ['a script address', "<a href='javascript:x'/>"],
  ['a script address', '<a href="&#106;ava&#10;SCRIPT : x"/>'],
  ['a script address', '<set attributeName="href" to="javascript:x"/>'],
  ['a script address', '<a style="--x:java\\73 cript:x"/>'],
  ['a reference to another address', '<image xlink:href="https://evil.example/x.png"/>'],
  ['a reference to another address', '<image src="x.png"/>'],
  ['a reference to another address', '<use href = "other.svg#a"/>'],
  ['a reference to another address', '<image href="data:image/svg+xml;base64,AA"/>'],
  ['a reference to another address', '<image href="x?data:image/png;base64,AA"/>'],
  ['a style that loads another address', '<rect fill="url(other.svg#a)"/>'],
  ['a style that loads another address', '<rect style="fill:url(https://evil.example/x)"/>'],
  ['a style that loads another address', '<rect style="fill:u\\72l(x)"/>'],
  ['a style that loads another address', '<rect style="fill:u\\000072l(x)"/>'],
  ['a style that loads another address', '<rect style="fill:ur\\6C (x)"/>'],
  ['a style that loads another address', '<rect style="fill:\\75\\72\\6c\\28 x\\29"/>'],
  ['a style that loads another address', '<rect style="fill:URL( &quot;x#a&quot; )"/>'],
  ['a style that loads another address', '<rect style="fill:url(data:image/svg+xml;x)"/>'],
  ['a style that loads another address', '<rect style="cursor:image-set(x 1x)"/>'],
  ['a style that loads another address', '<rect style="@import x"/>'],
  ['a style that loads another address', '<style>@import "x.css";</style>'],
  ['a style that loads another address', '<style><![CDATA[@import "x.css";]]></style>'],
  ['a style that loads another address', '<STYLE>rect{fill:url(//evil.example/x)}</STYLE>'],
  ['a style that loads another address', '<style>/* a */rect{fill:url(//evil.example/x)}/* b */</style>'],
])('a drawing that could run or load something is unsafe, where it does: %s in %s', (what, inner) => {
  const message = `The drawing holds ${what}; a drawing may only draw.`;
  expect(checkSvg(drawing(inner))).toMatchObject({ code: 'unsafe-svg', line: 2, column: 3, message });
});

test.each([
  '<script/>',
  '<foreignObject/>',
  '<iframe/>',
  '<embed/>',
  '<object/>',
  '<handler/>',
  '<rect onclick="x()"/>',
  '<a href="javascript:x"/>',
  '<use href="x"/>',
  '<rect fill="url(x)"/>',
])('with what is unsafe comes what to take out: %s', (inner) => {
  const name = /<(\w+)(?: (\w+)=)?/.exec(inner)?.slice(1) ?? [];
  const fixes = [`<${name[0]}> element`, `${name[1]} attribute`, 'javascript: address', 'href="#…"', 'url(#…)'];
  const { fix = '' } = checkSvg(drawing(inner)) ?? {};
  expect(fixes.filter((each) => fix.includes(each))).toHaveLength(1);
});

test.each([
  '<use href="#b" fill="url(#a)"/>',
  '<rect mask="url(\'#m\')" fill=\'url( "#a" )\'/>',
  '<style>.a{fill:url(#a)} /* not url(https://a.example), says a note */</style><text>@import "x"</text>',
  '<style/><text>url(https://a.example)</text>',
  '<text style="quotes:\'\\ffffff\'">url(x)</text>',
  '<text font-family="serif">words</text>',
  '<image href="data:image/png;base64,AA"/>',
  '<image href=" data:image/jpeg;base64,AA"/>',
  '<image href="data:image/webp;base64,AA"/>',
  '<rect style="fill:url(data:image/png;x)"/><rect style="fill:url(&quot;data:image/jpeg;x&quot;)"/>',
  '<rect style="fill:url(data:image/webp;x)" on="1" data-on1="x"/>',
  '<?xml-model href="x.rng"?><g><svg/></g>',
])('a drawing that only draws is safe: %s', (inner) => {
  const declaration =
    '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
  expect(checkSvg(drawing(inner))).toBeUndefined();
  expect(checkSvg(drawing(inner, declaration))).toBeUndefined();
});

test.each([
  ['<!DOCTYPE svg [<!ENTITY x "y">]>', 'an entity declaration', 'Remove the <!DOCTYPE …> with its entities.'],
  ['<?xml-stylesheet href="x.css"?>', 'a style sheet instruction', 'Remove the <?xml-stylesheet …?> line.'],
])('a declaration that could load something is unsafe: %s', (before, what, fix) => {
  const message = `The drawing holds ${what}; a drawing may only draw.`;
  const told = { code: 'unsafe-svg', message, fix };
  expect(checkSvg(drawing('<script/>', before))).toEqual({ ...told, line: 1, column: 1 });
  expect(checkSvg(drawing('', `<?xml version="1.0"?>\n ${before}`))).toEqual({ ...told, line: 2, column: 2 });
});

test.each([
  ['<g></svg>', 'unexpected close tag', 11],
  ['<g></svg> & more', 'unexpected close tag', 11],
  ['&#38; <g></svg>', 'unexpected close tag', 17],
  ['<rect width=9/>', 'unquoted attribute value', 15],
  ['<use pdf:href="#a"/>', 'unbound namespace prefix: "pdf"', 22],
  ['&nbsp;', 'a loose "&", which is written "&amp;"', 3],
  ['&#9; &#x2F; &lt; &gt; &quot; &apos; &amp; & b', 'a loose "&", which is written "&amp;"', 45],
])('a drawing that no browser reads is told at its place: %s', (inner, reason, column) => {
  expect(checkSvg(drawing(inner))).toEqual({
    code: 'svg-syntax',
    line: 2,
    column,
    message: `The drawing is not well-formed: ${reason}.`,
    fix: 'Export it again, or correct the text here.',
  });
});

test.each([
  ['\n <html xmlns="http://www.w3.org/2000/svg"/>', 2, 2, 'The drawing begins with <html> instead of <svg>.'],
  ['<a:svg xmlns:a="http://a"/>', 1, 1, 'The drawing lacks the SVG namespace: no browser would show it.'],
  ['<svg viewBox="0 0 9 9"/>', 1, 1, 'The drawing lacks the SVG namespace: no browser would show it.'],
])('a drawing is one by its root and its namespace: %s', (text, line, column, message) => {
  expect(checkSvg(text)).toMatchObject({ code: 'svg-syntax', line, column, message });
  expect(checkSvg(text)?.fix).toMatch(/^Export it again as SVG; it begins with <svg /);
});

test('an SVG with a namespace prefix is accepted', () => {
  expect(checkSvg('<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:rect/></s:svg>')).toBeUndefined();
});
