import { describe, expect, it } from 'vitest';
import { leadsSafely, richTextAttributes, richTextTags } from './richText.rules.ts';

describe('a link in a merchant’s text', () => {
  it.each(['https://help.example/a', 'HTTPS://help.example', 'mailto:a@b.example', 'tel:+861', '/promotions#a', '#a'])(
    'may lead to %s',
    (address) => expect(leadsSafely(address)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://plain.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '\\\\elsewhere.example',
    'blob:https://a.example/1',
    'elsewhere',
    '',
  ])('may not lead to %j', (address) => expect(leadsSafely(address)).toBe(false));
});

it('has no element and no attribute that loads, runs or looks otherwise', () => {
  const never = new Set([
    'script',
    'style',
    'iframe',
    'img',
    'svg',
    'math',
    'form',
    'input',
    'object',
    'template',
    'base',
  ]);
  expect(richTextTags.filter((tag) => never.has(tag))).toEqual([]);
  expect(richTextAttributes.filter((name) => /^on|style|class|src|id|target/u.test(name))).toEqual([]);
});
