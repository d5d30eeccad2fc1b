import { expect, test } from 'vitest';
import { escapeHtml, scriptJson } from './escapeHtml.ts';

test('text is escaped for content and for a quoted attribute, at any position', () => {
  expect(escapeHtml(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;');
  expect(escapeHtml('Brand, 18+ (é)')).toBe('Brand, 18+ (é)');
});

test('JSON in a script element cannot close it, and parses back to the same value', () => {
  const value = { name: '</script><!--<script>', list: ['<', '>'] };
  expect(scriptJson(value)).not.toContain('<');
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
