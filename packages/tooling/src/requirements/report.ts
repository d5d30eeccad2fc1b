import type { MutantsRecord } from '../mutants/record.ts';
import type { NamedTest } from './namedTests.ts';
import { isProven } from './prove.ts';
import type { Row } from './rows.ts';

/** `shown`: a story or journey names the row and no unit test does, so that no mutant can be tried. */
type RowState = 'proven' | 'not proven' | 'not tried' | 'shown' | 'no test';

export type RowReport = {
  readonly row: Row;
  readonly state: RowState;
  /** Each as `file: title`. */
  readonly tests: readonly string[];
  /** Result of its mutants, undefined before they are tried. */
  readonly result: MutantsRecord['rows'][string] | undefined;
};

/** Builds a row's report: its tests, the result of its mutants, and its state. */
export const reportOf = (row: Row, tests: readonly NamedTest[], { rows }: Pick<MutantsRecord, 'rows'>): RowReport => {
  const ofRow = tests.filter((test) => test.rows.includes(row.id));
  const result = rows[row.id];
  return { row, tests: ofRow.map(({ file, title }) => `${file}: ${title}`), result, state: stateOf(ofRow, result) };
};

const stateOf = (tests: readonly NamedTest[], result: RowReport['result']): RowState => {
  if (tests.length === 0) return 'no test';
  if (!tests.some(({ file }) => file.includes('.test.'))) return 'shown';
  if (result === undefined) return 'not tried';
  return isProven(result) ? 'proven' : 'not proven';
};

/** Formats the reports by area, with totals of all rows at the end. */
export const printed = (shown: readonly RowReport[], reports = shown): string => {
  const lines: string[] = [];
  let area = '';
  for (const { row, state, tests, result } of shown) {
    if (row.area !== area) lines.push('', `── ${row.area}`);
    area = row.area;
    const score = result === undefined ? '' : ` (${result.noticed} of ${result.of} mutants noticed)`;
    lines.push('', `${row.id}  ${state}${score}`, `  ${row.text}`, ...tests.map((name) => `  ${name}`));
    lines.push(...(result?.missed ?? []).map((mutant) => `  missed: ${mutant}`));
  }
  const states = ['proven', 'not proven', 'not tried', 'shown', 'no test'] as const;
  const counts = states.map((state) => `${state}: ${reports.filter((each) => each.state === state).length}`);
  return [...lines, '', `${reports.length} rows · ${counts.join(' · ')}`, ''].join('\n');
};
