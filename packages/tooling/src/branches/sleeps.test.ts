import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../start/projectRoot.mjs';
import { sleepsIn } from './sleeps.ts';

const tests = [
  '{apps,packages}/*/{src,build}/**/*.{test,stories}.{ts,tsx}',
  '{apps,packages}/*/src/**/testing/**/*.{ts,tsx}',
  'apps/e2e/src/**/*.ts',
  '.storybook/{*,{stories,worlds}/**/*}.{ts,tsx}',
];

it('no test, story or journey waits for time to pass, unless its line says why', () => {
  const files = tests.flatMap((pattern) => globSync(pattern, { cwd: projectRoot }));
  const found = files.flatMap((file) =>
    sleepsIn(readFileSync(join(projectRoot, file), 'utf8'), file).map((sleep) => `${file}:${sleep}`),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

const timers = (name: string) => `import { ${name} } from 'node:timers/promises';`;

it.each([
  ['a promise of a timer', `await new Promise((resolve) => setTimeout(resolve, 50));`],
  [
    'a promise of the next turn of the timers',
    `await new Promise((resolve) => { window.setTimeout(() => resolve()); });`,
  ],
  [
    'a timer that calls a resolver',
    `const { promise, resolve } = Promise.withResolvers(); setTimeout(() => resolve(), 50);`,
  ],
  ['the timers of Node', `${timers('setTimeout as delay')} await delay(20);`],
  ['their scheduler', `${timers('scheduler')} await scheduler.wait(20);`],
  ['a page that waits', `await page.waitForTimeout(500);`],
])('%s is found, and let be where its line says why', (_what, code) => {
  expect(sleepsIn(code, 'a.test.ts')).toEqual([`1: ${code}`]);
  expect(sleepsIn(`${code} // Sleeps: a process of its own says nothing.`, 'a.test.ts')).toEqual([]);
  expect(sleepsIn(`${code} // Sleeps:`, 'a.test.ts')).toHaveLength(1);
});

it('timers without a waiter, inspected timers and `setImmediate` are no sleeps', () => {
  const code = `${timers('setImmediate as turn, setTimeout as delay')}
    await turn();
    setTimeout(() => response.destroy(), 0);
    test.setTimeout(60_000);
    vi.mocked(delay).mockClear();`;
  expect(sleepsIn(code, 'a.test.ts')).toEqual([]);
});
