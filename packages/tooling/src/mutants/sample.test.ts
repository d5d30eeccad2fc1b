import { describe, expect, it } from 'vitest';
import { citedLines } from './citations.ts';
import { SAMPLE, sampleOf, type PlannedMutant } from './sample.ts';

// Computed, so that the examples do not count as citations of these rows.
const [row = '', other = ''] = Array.from({ length: 2 }, (_, digit) => `REQ-00${digit}`);

describe('the code that a comment cites for a row', () => {
  const code = `/** The limit (${row}). */
export const LIMIT = 3;

export function isOver(count: number): boolean {
  if (count < 0) return false; // ${row}
  // ${other}
  return count > LIMIT;
}

const table = {
  // ${row}
  first: [
    1,
  ],
  second: 2,
};

export const View = () => (
  <main>
    {/* ${other} */}
    <h1>
      {table.second}
    </h1>
  </main>
);
`;

  it('is the declaration that a string describes', () => {
    const call = `first();\nexport const a = call({\n  ...facts({ description: 'Ends it (${row}).' }),\n});\n`;
    expect(citedLines(call, 'a.ts', row)).toEqual([{ first: 2, last: 4 }]);
  });

  it('is the declaration, statement, property or element below, or the line that ends with the comment', () => {
    expect(citedLines(code, 'a.tsx', row)).toEqual([
      { first: 2, last: 2 },
      { first: 5, last: 5 },
      { first: 12, last: 14 },
    ]);
    expect(citedLines(code, 'a.tsx', other)).toEqual([
      { first: 7, last: 7 },
      { first: 21, last: 23 },
    ]);
  });
});

const mutant = (id: string, fileName: string, line: number, ...coveredBy: string[]): PlannedMutant => ({
  id,
  fileName,
  replacement: id,
  location: { start: { line, column: 0 } },
  coveredBy,
});

describe('the sample of a row', () => {
  const files: Record<string, string> = { 'a.ts': '', 'b.ts': `first;\n// ${row}\nsecond;\n` };
  const sample = (...mutants: PlannedMutant[]): string[] =>
    [
      ...sampleOf(row, mutants, {
        readCode: (file) => files[file] ?? '',
        testsThatLoad: (file) => (file === 'everywhere.ts' ? 9 : 1),
      }),
    ].toSorted();
  const own = `a.test.ts#own [${row}]`;

  it('leaves out what only other tests run, and what runs while a module loads unless a comment cites the row', () => {
    expect(
      sample(
        mutant('own', 'a.ts', 0, own),
        mutant('others', 'a.ts', 1, 'a.test.ts#other'),
        mutant('loading', 'a.ts', 2),
        mutant('cited', 'b.ts', 2),
        mutant('notCited', 'b.ts', 0),
      ),
    ).toEqual(['cited', 'own']);
  });

  it('prefers files that few tests load', () => {
    const set = Array.from({ length: SAMPLE }, (_, line) => mutant(`everywhere${line}`, 'everywhere.ts', line, own));
    const chosen = sample(...set, mutant('own', 'a.ts', 0, own, 'a.test.ts#other'));
    expect(chosen).toHaveLength(SAMPLE);
    expect(chosen).toContain('own');
  });

  it('prefers cited code, then what the fewest other tests run, then different lines', () => {
    const others = Array.from({ length: 30 }, (_, place) => `a.test.ts#other ${place}`);
    const shared = Array.from({ length: SAMPLE }, (_, line) => mutant(`shared${line}`, 'a.ts', line, own, ...others));
    const lines = Array.from({ length: SAMPLE - 2 }, (_, line) => mutant(`line${line}`, 'a.ts', 100 + line, own));
    const sameLine = Array.from({ length: 9 }, (_, place) => mutant(`same${place}`, 'a.ts', 100, own));
    const chosen = sample(...shared, ...lines.slice(1), ...sameLine, mutant('cited', 'b.ts', 2, own, ...others));
    expect(chosen).toHaveLength(SAMPLE);
    expect(chosen).toContain('cited');
    expect(chosen.filter((id) => id.startsWith('line'))).toHaveLength(SAMPLE - 3);
    expect(chosen.filter((id) => id.startsWith('same'))).toHaveLength(2);
  });

  it('stays the same when lines above a mutant are added', () => {
    const many = Array.from({ length: 40 }, (_, place) => mutant(`m${place}`, 'a.ts', place, own));
    const moved = many.map((each) => ({ ...each, location: { start: { ...each.location.start, line: 99 } } }));
    expect(sample(...many)).toHaveLength(SAMPLE);
    expect(
      sample(...moved.map((each, place) => ({ ...each, location: { start: { line: 500 + place, column: 0 } } }))),
    ).toEqual(sample(...many));
  });
});
