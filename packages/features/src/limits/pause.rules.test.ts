import { expect, it } from 'vitest';
import { pauseOf } from './pause.rules.ts';

it('an exclusion pauses play before a break does [D58]', () => {
  const [breakUntil, excludedUntil] = ['2026-03-02T04:00:00Z', '2026-09-02T04:00:00Z'];
  expect(pauseOf({})).toBeUndefined();
  expect(pauseOf({ breakUntil })).toEqual({ code: 'onBreak', until: breakUntil });
  expect(pauseOf({ breakUntil, excludedUntil })).toEqual({ code: 'excluded', until: excludedUntil });
});
