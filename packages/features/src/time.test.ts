import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What waits by the machine's clock, or never ends while a test's clock stands still. */
const REAL_WAITING =
  /\bwaitFor\b[^;]*from '@testing-library\/react'|vi\.waitFor|expect\.poll|useRealTimers|timers\/promises/u;

it('no test waits for time to pass: it moves its clock, or waits by `eventually` for what is settled', () => {
  const tests = globSync('**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) => file !== 'time.test.ts');
  expect(tests.length).toBeGreaterThan(40);
  const waiting = tests.filter((file) => REAL_WAITING.test(readFileSync(join(import.meta.dirname, file), 'utf8')));
  expect(waiting).toEqual([]);
});
