import { expect, test } from 'vitest';
import { svgFault } from './svgFaults.ts';

const drawing = (inner: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">\n  ${inner}</svg>`;

test.each([
  '<script>1</script>',
  '<rect onclick="x()"/>',
  "<a href='javascript:x'/>",
  '<a href="&#106;ava&#10;script:x"/>',
  '<image xlink:href="https://evil.example/x.png"/>',
  '<use href = "other.svg#a"/>',
  '<rect style="fill:url(https://evil.example/x)"/>',
  '<rect style="fill:u\\72l(https://evil.example/x)"/>',
  '<style>@import "x.css";</style>',
  '<style>rect{fill:url(//evil.example/x)}</style>',
  '<foreignObject/>',
  '<image href="data:image/svg+xml;base64,AA"/>',
  '<set attributeName="href" to="javascript:x"/>',
])('a drawing that could run or load something is unsafe, where it does: %s', (inner) => {
  expect(svgFault(drawing(inner))).toMatchObject({ code: 'unsafe-svg', line: 2, column: 3 });
});

test.each(['<!DOCTYPE svg [<!ENTITY x "y">]>', '<?xml-stylesheet href="x.css"?>'])(
  'a declaration that could load something is unsafe: %s',
  (before) => {
    expect(svgFault(drawing('', before))).toMatchObject({ code: 'unsafe-svg', line: 1, column: 1 });
  },
);

test.each([
  ['<g></svg>', 'svg-syntax', 2],
  ['<rect width=9/>', 'svg-syntax', 2],
  ['<use pdf:href="#a"/>', 'svg-syntax', 2],
  ['&nbsp;', 'svg-syntax', 2],
])('a drawing that no browser reads is told at its line: %s', (inner, code, line) => {
  expect(svgFault(drawing(inner))).toMatchObject({ code, line });
});

test('a drawing is one by its root and its namespace', () => {
  expect(svgFault('<html xmlns="http://www.w3.org/2000/svg"/>')).toMatchObject({ code: 'svg-syntax' });
  expect(svgFault('<svg viewBox="0 0 9 9"/>')).toMatchObject({ code: 'svg-syntax' });
});

test('a drawing that only draws is safe', () => {
  const text = drawing(
    '<defs><linearGradient id="a"/></defs><use href="#b" fill="url(#a)"/><rect mask="url(\'#m\')"/><style>.a{fill:url(#a)}</style><image href="data:image/png;base64,AA"/>',
    '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
  );
  expect(svgFault(text)).toBeUndefined();
});
