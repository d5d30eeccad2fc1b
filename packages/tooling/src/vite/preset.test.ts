import { expect, it } from 'vitest';
import { withInlineTokens } from './preset.ts';

it('writes a reference into the text of a template, and as a string elsewhere', () => {
  expect(withInlineTokens("styled.p`color: ${token('text-muted')};`")).toBe('styled.p`color: var(--text-muted);`');
  expect(withInlineTokens("const gap = token('space-2');")).toBe("const gap = 'var(--space-2)';");
});

it('leaves computed token names to run time', () => {
  expect(withInlineTokens('token(name)')).toBe('token(name)');
});
