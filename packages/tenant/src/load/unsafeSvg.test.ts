import { expect, test } from 'vitest';
import { unsafeSvgPart } from './unsafeSvg.ts';

test.each([
  '<svg><script>1</script></svg>',
  '<svg><rect onclick="x()"/></svg>',
  "<svg><a href='javascript:x'/></svg>",
  '<svg><image xlink:href="https://evil.example/x.png"/></svg>',
  '<svg><use href = "other.svg#a"/></svg>',
  '<svg><rect style="fill:url(https://evil.example/x)"/></svg>',
  '<svg><style>@import "x.css";</style></svg>',
  '<svg><foreignObject/></svg>',
  '<svg><image href="data:image/svg+xml;base64,AA"/></svg>',
  '<!DOCTYPE svg [<!ENTITY x "y">]><svg/>',
  '<svg><set attributeName="href" to="javascript:x"/></svg>',
])('a drawing that could run or load something is unsafe: %s', (text) => {
  expect(unsafeSvgPart(text)).toBeDefined();
});

test('a drawing that only draws is safe', () => {
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><defs><linearGradient id="a"/></defs><use href="#b" fill="url(#a)"/><rect mask="url(\'#m\')"/><image href="data:image/png;base64,AA"/></svg>';
  expect(unsafeSvgPart(text)).toBeUndefined();
});
