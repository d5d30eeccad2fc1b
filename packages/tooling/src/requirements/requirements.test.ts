import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../start/projectRoot.mjs';
import { faults } from './faults/index.ts';
import { readTestFiles, testFileOf } from './namedTests.ts';
import { withFault } from './prove.ts';
import { printed, reportOf } from './report.ts';
import { readRows } from './rows.ts';
import { toothless } from './teeth.ts';

const rows = readRows(projectRoot);
const files = readTestFiles(projectRoot);
const tests = files.flatMap((each) => each.tests);
const toothlessIn = (code: string): string[] => toothless(testFileOf(code, 'a.test.ts'));
const named = [...new Set(tests.flatMap((test) => test.rows))].sort();

describe('the rows of docs/requirements.md', () => {
  it('are read each once, with the area that they stand in', () => {
    expect(rows.map(({ id }) => id).sort()).toEqual(
      Array.from({ length: 236 }, (_, place) => `REQ-${String(place + 1).padStart(3, '0')}`),
    );
    expect(rows[0]).toMatchObject({ id: 'REQ-001', area: 'Product, roles, locale, theme (access §1, access §6)' });
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
        const faulty = withFault(textOf(fault.file), fault);
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
      const made = ['is made [REQ-001]'];
      for (const title of made) test(title, () => {});
      describe('a group [REQ-002]', () => { it('in it', () => {}); });
      it.each([['REQ-003', 1], ['REQ-004', 2]])('[%s] of a table', (row) => {});
      it('without a row', () => use('REQ-005'));
      export const OneStory: Story = { parameters: { proves: ['REQ-006', 'D1'] }, play: async () => {} };
      // [REQ-007]
    `;
    expect(testFileOf(code, 'a.test.tsx').tests.map(({ title, rows: ofTest }) => [title, ...ofTest])).toEqual([
      ['', 'REQ-001'],
      ['in it', 'REQ-002'],
      ['[%s] of a table', 'REQ-003', 'REQ-004'],
      ['One Story', 'REQ-006'],
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
    expect(toothlessIn(`it('shows the newest first [REQ-001]', ${body});`)).toEqual([
      `1: shows the newest first [REQ-001]: ${fault}`,
    ]);
  });

  it('are found out where what they are about is mocked', () => {
    const test = `it('moves [REQ-001]', () => { expect(moves()).toBe(true); });`;
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
    const code = `const see = () => { expect(1).toBe(1); }; it('sees [REQ-001]', () => see());`;
    expect(toothlessIn(code)).toEqual([]);
  });
});

describe('what is printed of a row', () => {
  const [row] = rows;
  if (row === undefined) throw new Error('There are rows.');
  const test = { file: 'a.test.ts', title: 'is so [REQ-001]', rows: ['REQ-001'], line: 1, body: undefined };
  const [fault] = faults['REQ-001'] ?? [];
  const name = `${fault?.file}: ${fault?.find} → ${fault?.replace}`;

  it('is open until its faults were noticed by tests that are still there', () => {
    const stateAfter = (...noticedBy: string[]) => reportOf(row, [test], { 'REQ-001': { [name]: noticedBy } }).state;
    expect(reportOf(row, [], {}).state).toBe('no test');
    expect(reportOf(row, [test], {}).state).toBe('not tried');
    expect(stateAfter()).toBe('not noticed');
    expect(stateAfter('a.test.ts: was so [REQ-001]')).toBe('not noticed');
    expect(stateAfter('a.test.ts: is so [REQ-001]')).toBe('proven');
  });

  it('says which of its tests went red', () => {
    const red = reportOf(row, [test], { 'REQ-001': { [name]: ['a.test.ts: is so [REQ-001]'] } });
    const text = printed([red]);
    expect(text).toContain(`REQ-001  proven\n  ${row.text}\n  ● a.test.ts: is so [REQ-001]\n  fault noticed: `);
    expect(text).toContain('proven: 1 of 1');
  });
});
