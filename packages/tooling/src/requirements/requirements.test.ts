import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../start/projectRoot.mjs';
import { faults } from './faults/index.ts';
import { readTestFiles, testFileOf } from './namedTests.ts';
import { withFieldError } from './prove.ts';
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

  it('that a title names have a fault registered, and there are no other faults', () => {
    expect(Object.keys(faults).sort()).toEqual(named);
    expect(Object.entries(faults).filter(([, ofRow]) => ofRow.length === 0)).toEqual([]);
  });

  it('have faults that still apply to the code', () => {
    const code = new Map<string, string>();
    const textOf = (file: string): string => code.get(file) ?? readFileSync(join(projectRoot, file), 'utf8');
    const problems = Object.values(faults)
      .flat()
      .flatMap((fault) => {
        code.set(fault.file, textOf(fault.file));
        const faulty = withFieldError(textOf(fault.file), fault);
        return 'problem' in faulty ? [faulty.problem] : [];
      });
    expect(problems).toEqual([]);
  });
});

describe('the tests that name rows', () => {
  it('have the shape of a test that can notice', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((each) => toothless(each).map((fault) => `${each.file}:${fault}`))).toEqual([]);
  });

  it('are found by their titles, by their tables, by their group, and as stories', () => {
    const code = `
      const made = ['is made [${ids[1]}]'];
      for (const title of made) test(title, () => {});
      describe('a group [${ids[2]}]', () => { it('in it', () => {}); });
      it.each([['${ids[3]}', 1], ['${ids[4]}', 2]])('[%s] of a table', (row) => {});
      it('without a row', () => use('${ids[5]}'));
      export const OneStory: Story = { parameters: { proves: ['${ids[6]}', 'D1'] }, play: async () => {} };
      // [${ids[7]}]
    `;
    expect(testFileOf(code, 'a.test.tsx').tests.map(({ title, rows: ofTest }) => [title, ...ofTest])).toEqual([
      ['', ids[1]],
      ['in it', ids[2]],
      ['[%s] of a table', ids[3], ids[4]],
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
  ])('are found out where one %s', (fault, body) => {
    expect(toothlessIn(`it('shows the newest first [${ids[1]}]', ${body});`)).toEqual([
      `1: shows the newest first [${ids[1]}]: ${fault}`,
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

describe('what is printed of a row', () => {
  const [row] = rows;
  if (row === undefined) throw new Error('There are rows.');
  const test = { file: 'a.test.ts', title: 'is so', rows: [row.id], line: 1, body: undefined };
  const [fault] = faults[row.id] ?? [];
  const name = `${fault?.file}: ${fault?.find} → ${fault?.replace}`;

  it('is open until its faults were noticed by tests that are still there', () => {
    const stateAfter = (...noticedBy: string[]) => reportOf(row, [test], { [row.id]: { [name]: noticedBy } }).state;
    expect(reportOf(row, [], {}).state).toBe('no test');
    expect(reportOf(row, [test], {}).state).toBe('not tried');
    expect(stateAfter()).toBe('not noticed');
    expect(stateAfter('a.test.ts: was so')).toBe('not tried');
    expect(stateAfter('a.test.ts: is so')).toBe('proven');
  });

  it('says which of its tests went red', () => {
    const red = reportOf(row, [test], { [row.id]: { [name]: ['a.test.ts: is so'] } });
    const text = printed([red]);
    expect(text).toContain(`${row.id}  proven\n  ${row.text}\n  ● a.test.ts: is so\n  fault noticed: `);
    expect(text).toContain('proven: 1 of 1');
  });
});
