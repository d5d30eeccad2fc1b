import { faults } from './faults/index.ts';
import type { NamedTest } from './namedTests.ts';
import { faultName, onOneLine, type Proofs } from './proofs.ts';
import type { Row } from './rows.ts';

type RowState = 'proven' | 'not noticed' | 'not tried' | 'no fault' | 'no test';

export type RowReport = {
  readonly row: Row;
  readonly state: RowState;
  readonly tests: readonly { readonly name: string; readonly wentRed: boolean }[];
  readonly faults: readonly { readonly name: string; readonly noticed: boolean | undefined }[];
};

/** Builds a row's report: its tests, its faults and which tests noticed them, and its state. */
export function reportOf(row: Row, tests: readonly NamedTest[], proofs: Proofs): RowReport {
  const found = proofs[row.id] ?? {};
  const names = tests.filter(({ rows }) => rows.includes(row.id)).map(({ file, title }) => `${file}: ${title}`);
  const red = new Set(Object.values(found).flat());
  const ofRow = (faults[row.id] ?? []).map((fault) => {
    const noticedBy = found[faultName(fault)];
    // Results of a removed or renamed test no longer count.
    const isGone = noticedBy !== undefined && noticedBy.length > 0 && !noticedBy.some((name) => names.includes(name));
    return { name: faultName(fault), noticed: isGone ? undefined : noticedBy && noticedBy.length > 0 };
  });
  return {
    row,
    state: stateOf(names.length, ofRow),
    tests: names.map((name) => ({ name, wentRed: red.has(name) })),
    faults: ofRow,
  };
}

function stateOf(tests: number, ofRow: RowReport['faults']): RowState {
  if (tests === 0) return 'no test';
  if (ofRow.length === 0) return 'no fault';
  if (ofRow.some(({ noticed }) => noticed === false)) return 'not noticed';
  return ofRow.some(({ noticed }) => noticed === undefined) ? 'not tried' : 'proven';
}

const says = { true: 'noticed', false: 'NOT NOTICED', undefined: 'not tried' } as const;

/** Formats the reports by area, with totals of all rows at the end. */
export function printed(shown: readonly RowReport[], reports = shown): string {
  const lines: string[] = [];
  let area = '';
  for (const { row, state, tests, faults: ofRow } of shown) {
    if (row.area !== area) lines.push('', `── ${row.area}`);
    area = row.area;
    lines.push('', `${row.id}  ${state === 'proven' ? state : `OPEN: ${state}`}`, `  ${row.text}`);
    for (const { name, wentRed } of tests) lines.push(`  ${wentRed ? '●' : '○'} ${name}`);
    for (const { name, noticed } of ofRow) lines.push(`  fault ${says[`${noticed}`]}: ${onOneLine(name)}`);
  }
  const count = (state: RowState): number => reports.filter((each) => each.state === state).length;
  const open = (['not noticed', 'not tried', 'no fault', 'no test'] as const).map(
    (state) => `${state}: ${count(state)}`,
  );
  return [...lines, '', `proven: ${count('proven')} of ${reports.length} · ${open.join(' · ')}`, ''].join('\n');
}
