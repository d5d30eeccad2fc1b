import { expect, test } from 'vitest';
import { pluralForms } from './pluralForms.ts';

test('a language has other forms for counting than for ranking, each asked for again with the same answer', () => {
  const counted = pluralForms('en', 'cardinal');
  expect([...counted.used.keys()].toSorted()).toEqual(['one', 'other']);
  expect(counted.used.get('one')).toEqual([1]);
  expect(pluralForms('en', 'ordinal').used.get('two')?.slice(0, 3)).toEqual([2, 22, 32]);
  expect(pluralForms('en', 'cardinal')).toBe(counted);
  expect(pluralForms('ar', 'cardinal').used.size).toBe(6);
});

test('a form used only for millions is known but not required', () => {
  const { known, used } = pluralForms('es', 'cardinal');
  expect(known).toContain('many');
  expect(used.has('many')).toBe(false);
});

test('forms of whole numbers up to a thousand are required', () => {
  const others = pluralForms('de', 'cardinal').used.get('other');
  expect([others?.[0], others?.at(-1)]).toEqual([0, 1000]);
});
