import type { Scheme } from '@baize/theme';
import type { ContrastMeasure } from '@baize/theme/compose';
import { useScreenScheme } from '../toolbar/ScreenScheme.ts';
import { Sheet, Title } from './Page.styles.ts';
import { PairSample, Table } from './ContrastTable.styles.ts';

export type ContrastTableProps = {
  readonly title: string;
  /** The scheme to list; by default the one on screen. */
  readonly scheme?: Scheme;
  readonly measures: readonly ContrastMeasure[];
};

/**
 * Each pair of the contrast table in one scheme, the one closest to its minimum first, with the ratios that diagnostics
 * use.
 */
export function ContrastTable({ title, scheme: asked, measures }: ContrastTableProps) {
  const shown = useScreenScheme();
  const scheme = asked ?? shown;
  const rows = measures
    .filter((measure) => measure.scheme === scheme)
    .toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum);
  const failing = rows.filter(({ passes }) => !passes).length;
  return (
    <Sheet>
      <Title>
        {title}, {scheme}: {rows.length} pairs, {failing} below the minimum
      </Title>
      <Table>
        <thead>
          <tr>
            <th scope="col">Foreground</th>
            <th scope="col">Background</th>
            <th scope="col">Use</th>
            <th scope="col">Minimum</th>
            <th scope="col">Ratio</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ContrastRow
              key={`${row.pair.foreground} ${row.pair.background} ${row.pair.use} ${row.pair.beneath}`}
              {...row}
            />
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

function ContrastRow({ pair, foregroundColor, backgroundColor, minimum, ratio, passes }: ContrastMeasure) {
  return (
    <tr>
      <th scope="row">
        <PairSample viewBox="0 0 80 32" aria-hidden="true">
          <rect width="80" height="32" fill={pair.beneath ?? 'none'} />
          <rect width="80" height="32" fill={backgroundColor} />
          <text x="12" y="22" fill={foregroundColor} fontSize="16">
            Aa
          </text>
          <circle cx="58" cy="16" r="8" fill="none" stroke={foregroundColor} strokeWidth="2" />
        </PairSample>
        {pair.foreground} {foregroundColor}
      </th>
      <td>
        {pair.background} {backgroundColor}
        {pair.beneath && ` over ${pair.beneath}`}
      </td>
      <td>{pair.use}</td>
      <td data-figure>{minimum}</td>
      <td data-figure data-passes={passes}>
        {ratio.toFixed(2)}
      </td>
    </tr>
  );
}
