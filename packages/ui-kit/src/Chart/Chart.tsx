import { useState } from 'react';
import { FilterChip } from '../FilterChip/FilterChip.tsx';
import { RecordsTable } from '../RecordsTable/RecordsTable.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  ChartBody,
  ChartFrame,
  ChartHead,
  ChartLabels,
  ChartLegend,
  ChartMark,
  ChartTicks,
  ChartTitle,
  ChartWait,
} from './Chart.styles.ts';
import type { ChartPoint, ChartProps, ChartSeries } from './Chart.types.ts';
import { ChartPlot } from './ChartPlot.tsx';
import { bandsOf, labelStep, scaleOf, toneOf } from './chartScale.ts';

export type { ChartPoint, ChartProps, ChartSeries } from './Chart.types.ts';

/**
 * Bars and a line over points in time, drawn from the reading direction's start. The same figures are a table, always
 * there for screen readers and on request for everyone. Load it as a chunk of its own, with room reserved.
 */
export function Chart({ label, heading, points, series, formatTick, pointHeader, asTable, loading }: ChartProps) {
  const [chosen, setChosen] = useState<number>();
  const [isTable, setIsTable] = useState(false);
  const active = Math.min(chosen ?? points.length - 1, points.length - 1);
  const table = <ChartTable label={label} pointHeader={pointHeader} points={points} series={series} />;
  return (
    <ChartFrame aria-label={label} aria-busy={loading || undefined}>
      <ChartHead>
        <ChartTitle as={heading}>{label}</ChartTitle>
        {!loading && <FilterChip label={asTable} selected={isTable} onSelect={() => setIsTable(!isTable)} />}
      </ChartHead>
      {loading && <ChartLoading />}
      {!loading && isTable && table}
      {!loading && !isTable && points.length > 0 && (
        <>
          <Legend point={points[active]} series={series} active={active} />
          <Drawing {...{ label, points, series, formatTick, active }} onActivate={setChosen} />
          <VisuallyHidden as="div">{table}</VisuallyHidden>
        </>
      )}
    </ChartFrame>
  );
}

type LegendProps = { point: ChartPoint | undefined; series: readonly ChartSeries[]; active: number };

/** The figures of the active point, in the place and with the marks of a legend. */
function Legend({ point, series, active }: LegendProps) {
  const bars = series.filter(({ kind }) => kind === 'bar');
  return (
    <ChartLegend aria-hidden="true">
      <p>
        <bdi>{point?.label}</bdi>
      </p>
      <dl>
        {series.map((each) => (
          <div key={each.id}>
            <dt>
              <ChartMark
                data-kind={each.kind}
                data-place={bars.indexOf(each)}
                data-tone={each.tone && toneOf(each.values[active])}
              />
              <span>{each.label}</span>
            </dt>
            <dd>
              <bdi translate="no">{each.texts[active]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </ChartLegend>
  );
}

type DrawingProps = Pick<ChartProps, 'label' | 'points' | 'series' | 'formatTick'> & {
  active: number;
  onActivate: (point: number) => void;
};

const MOST_LABELS = 6;

function Drawing({ formatTick, ...plot }: DrawingProps) {
  const { points, series } = plot;
  const scale = scaleOf(series, points.length);
  const step = labelStep(points.length, MOST_LABELS);
  const fillers = bandsOf(points.length) - points.length;
  return (
    <ChartBody>
      <ChartTicks aria-hidden="true" translate="no">
        {scale.ticks.toReversed().map((tick) => (
          <bdi key={tick}>{formatTick(tick)}</bdi>
        ))}
      </ChartTicks>
      <ChartPlot {...plot} scale={scale} />
      <ChartLabels aria-hidden="true" translate="no">
        {points.map(({ id, short }, place) => (
          <span key={id}>{place % step === 0 && <bdi>{short}</bdi>}</span>
        ))}
        {Array.from({ length: fillers }, (_, place) => (
          <span key={place} />
        ))}
      </ChartLabels>
    </ChartBody>
  );
}

type Row = ChartPoint & { place: number };

function ChartTable({ label, pointHeader, points, series }: Omit<ChartProps, 'heading' | 'formatTick' | 'asTable'>) {
  return (
    <RecordsTable<Row>
      caption={label}
      columns={[
        { id: 'point', header: pointHeader, isPrimary: true, cell: (row) => row.label },
        ...series.map(({ id, label: header, texts }) => ({
          id,
          header,
          align: 'end' as const,
          cell: ({ place }: Row) => texts[place],
        })),
      ]}
      rows={points.map((point, place) => ({ ...point, place }))}
      rowKey={({ id }) => id}
      density="compact"
    />
  );
}

function ChartLoading() {
  return (
    <>
      <ChartLegend aria-hidden="true">
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </ChartLegend>
      <ChartWait />
    </>
  );
}
