import { expect, test } from 'vitest';
import { escapeHtml, scriptJson } from './escapeHtml.ts';

test('a text becomes safe for content and for a quoted attribute, wherever the signs stand', () => {
  expect(escapeHtml(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;');
  expect(escapeHtml('Brand, 18+ (é)')).toBe('Brand, 18+ (é)');
});

test('a value as JSON ends no script element, and is the same value again', () => {
  const value = { name: '</script><!--<script>', list: ['<', '>'] };
  expect(scriptJson(value)).not.toContain('<');
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
