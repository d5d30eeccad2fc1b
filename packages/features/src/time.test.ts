import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Matches waits by the real clock, and waits that never end under fake timers. */
const REAL_WAITING =
  /\bwaitFor\b[^;]*from '@testing-library\/react'|vi\.waitFor|expect\.poll|useRealTimers|timers\/promises/u;

it('no test waits for time to pass: it moves its clock, or waits by `eventually` for what is settled', () => {
  const tests = globSync('**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) => file !== 'time.test.ts');
  expect(tests.length).toBeGreaterThan(40);
  const waiting = tests.filter((file) => REAL_WAITING.test(readFileSync(join(import.meta.dirname, file), 'utf8')));
  expect(waiting).toEqual([]);
});
