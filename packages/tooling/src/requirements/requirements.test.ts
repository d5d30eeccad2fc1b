import { describe, expect, it } from 'vitest';
import { projectRoot } from '../start/projectRoot.mjs';
import { readTestFiles, testFileOf } from './namedTests.ts';
import { isProven, packagesOf } from './prove.ts';
import { printed, reportOf } from './report.ts';
import { readRows } from './rows.ts';
import { toothless } from './teeth.ts';

const rows = readRows(projectRoot);
const files = readTestFiles(projectRoot);
const tests = files.flatMap((each) => each.tests);
// Computed, so that the examples below do not count as tests of these rows.
const ids = Array.from({ length: 8 }, (_, digit) => `REQ-00${digit}`);
const toothlessIn = (code: string): string[] => toothless(testFileOf(code, 'a.test.ts'));
const named = [...new Set(tests.flatMap((test) => test.rows))].sort();

describe('the rows of docs/requirements.md', () => {
  it('are read each once, with the area that they stand in', () => {
    expect(rows.map(({ id }) => id).sort()).toEqual(
      Array.from({ length: 236 }, (_, place) => `REQ-${String(place + 1).padStart(3, '0')}`),
    );
    expect(rows[0]).toMatchObject({ area: 'Product, roles, locale, theme (access §1, access §6)' });
  });

  it('are the only ones that tests name', () => {
    const known = new Set(rows.map(({ id }) => id));
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('the tests that name rows', () => {
  it('have the shape of a test that can notice', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((each) => toothless(each).map((defect) => `${each.file}:${defect}`))).toEqual([]);
  });

  it('are found by their titles, by their tables, by their group, and as stories', () => {
    const code = `
      const made = ['is made [${ids[1]}]'];
      for (const title of made) test(title, () => {});
      describe('a group [${ids[2]}]', () => { it('in it', () => {}); });
      it.each([['${ids[3]}', 1], ['${ids[4]}', 2]])('[%s] of a table', (row) => {});
      it('without a row', () => use('${ids[5]}'));
      test(onSite('on a site [${ids[0]}]'), () => {});
      export const OneStory: Story = { parameters: { proves: ['${ids[6]}', 'D1'] }, play: async () => {} };
      // [${ids[7]}]
    `;
    expect(testFileOf(code, 'a.test.tsx').tests.map(({ title, rows: ofTest }) => [title, ...ofTest])).toEqual([
      ['', ids[1]],
      ['in it', ids[2]],
      ['[%s] of a table', ids[3], ids[4]],
      [`%son a site [${ids[0]}]`, ids[0]],
      ['One Story', ids[6]],
    ]);
  });

  it.each([
    ['has no assertion', `() => { render(); }`],
    ['has snapshots alone', `() => { expect(page).toMatchSnapshot(); }`],
    ['may return before its end', `() => { if (send === null) return; expect(send).toBe(1); }`],
    ['compares a value with itself', `() => { expect(keys.now()).toEqual(keys.now()); }`],
    ['sorts what it says the order of', `() => { expect(codes.sort()).toEqual(['a', 'b']); }`],
    ['expects what its own mock answers', `() => { const load = vi.fn(() => 1); expect(load()).toBe(1); }`],
  ])('are found out where one %s', (defect, body) => {
    expect(toothlessIn(`it('shows the newest first [${ids[1]}]', ${body});`)).toEqual([
      `1: shows the newest first [${ids[1]}]: ${defect}`,
    ]);
  });

  it('are found out where what they are about is mocked', () => {
    const test = `it('moves [${ids[1]}]', () => { expect(moves()).toBe(true); });`;
    const whole = `vi.mock('./carousel.ts', () => ({ start: vi.fn() }));`;
    const part = `vi.mock(import('./paths.ts'), async (original) => ({ ...(await original()) }));`;
    const library = `vi.mock('swiper', () => ({}));`;
    expect(toothlessIn(whole + test)).toEqual([
      expect.stringContaining('stands on a module that is mocked as a whole (./carousel.ts)'),
    ]);
    expect(toothlessIn(part + part + test)).toEqual([expect.stringContaining('mocks all that it is about')]);
    expect(toothlessIn(part + library + test)).toEqual([]);
  });

  it('may assert in a function of their file', () => {
    const code = `const see = () => { expect(1).toBe(1); }; it('sees [${ids[1]}]', () => see());`;
    expect(toothlessIn(code)).toEqual([]);
  });
});

describe('the proof of a row', () => {
  const [row] = rows;
  if (row === undefined) throw new Error('There are rows.');
  const testIn = (file: string) => ({ file, title: 'is so', rows: [row.id], line: 1, body: undefined });
  const unit = testIn('packages/domain/src/a.test.ts');

  it('mutates each package whose unit tests name it', () => {
    const tests = [unit, unit, testIn('apps/gateway/src/a/b.test.ts'), testIn('apps/e2e/src/journeys/a.journey.ts')];
    expect(Object.fromEntries(packagesOf(row.id, tests))).toEqual({
      'packages/domain': ['packages/domain/src/a.test.ts'],
      'apps/gateway': ['apps/gateway/src/a/b.test.ts'],
    });
  });

  it('needs three of four mutants noticed, a third with those left to other tests, and a unit test that is still there', () => {
    const stateAfter = (noticed: number, of: number, others = 0) =>
      reportOf(row, [unit], { rows: { [row.id]: { noticed, of, others, missed: [] } } }).state;
    expect(reportOf(row, [], { rows: {} }).state).toBe('no test');
    expect(reportOf(row, [testIn('a.stories.tsx')], { rows: {} }).state).toBe('shown');
    expect(reportOf(row, [unit], { rows: {} }).state).toBe('not tried');
    expect(stateAfter(8, 12)).toBe('not proven');
    expect(stateAfter(9, 12)).toBe('proven');
    expect(stateAfter(3, 3, 6)).toBe('proven');
    expect(stateAfter(3, 3, 7)).toBe('not proven');
    expect(isProven({ noticed: 0, of: 0, others: 0 })).toBe(false);
  });

  it('is printed with its tests and the mutants that they missed', () => {
    const result = { noticed: 11, of: 12, others: 0, missed: ['a.ts: a → b'] };
    const text = printed([reportOf(row, [unit], { rows: { [row.id]: result } })]);
    expect(text).toContain(
      `${row.id}  proven (11 of 12 mutants noticed)\n  ${row.text}\n  ${unit.file}: is so\n  missed: a.ts: a → b\n`,
    );
    expect(text).toContain('1 rows · proven: 1');
  });
});
