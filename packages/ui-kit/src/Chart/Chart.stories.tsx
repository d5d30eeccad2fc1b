import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NarrowPlace } from '../testing/narrow.styles.ts';
import { walkKeys } from '../testing/walkKeys.ts';
import { inArabic } from '../testing/words.tsx';
import { Chart, type ChartPoint, type ChartProps, type ChartSeries } from './Chart.tsx';

const days = (count: number): readonly ChartPoint[] =>
  Array.from({ length: count }, (_, day) => ({ id: `${day}`, label: `${day + 1} November 2026`, short: `${day + 1}` }));

const grouped = (value: number) => String(Math.abs(value)).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
const money = (value: number) => `${value < 0 ? '−' : ''}AED\u00A0${grouped(value)}`;

const wave = (count: number, height: number, middle: number) =>
  Array.from({ length: count }, (_, day) => Math.round(middle + height * Math.sin(day / 2.1) * Math.cos(day / 5)));

const series = (
  id: string,
  label: string,
  kind: ChartSeries['kind'],
  values: readonly number[],
  tone?: ChartSeries['tone'],
): ChartSeries => ({ id, label, kind, values, texts: values.map(money), tone });

const args: ChartProps = {
  label: 'Profit and loss by day',
  points: days(30),
  series: [series('net', 'Net', 'bar', wave(30, 900, 80), 'sign')],
  formatTick: (value) => `${value < 0 ? '−' : ''}${grouped(value)}`,
  pointHeader: 'Day',
  asTable: 'As table',
};

const meta = { component: Chart, args } satisfies Meta<typeof Chart>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A gain stands above the line, a loss below it; the last point is read first. */
export const Signed: Story = {
  tags: ['both-directions'],
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('slider', { name: 'Profit and loss by day' });
    const [forward, back] = getComputedStyle(plot).direction === 'rtl' ? ['Left', 'Right'] : ['Right', 'Left'];
    const day = () => plot.getAttribute('aria-valuetext')?.split(' ')[0] ?? '';
    await expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/^30 November 2026: Net /u));
    // Only real keys move a native slider.
    if (globalThis.pressRealKeys) {
      await walkKeys(plot, day, [
        ['{Home}', args.label, '1'],
        [`{Arrow${forward}}`, args.label, '2'],
        [`{Arrow${forward}}`, args.label, '3'],
        [`{Arrow${back}}`, args.label, '2'],
        ['{End}', args.label, '30'],
      ]);
    }
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
  },
};

/** The first point is at the start of the reading direction. */
export const BarsAndLine: Story = {
  args: {
    label: 'Turnover and members',
    points: days(14),
    series: [
      series('stakes', 'Stakes', 'bar', wave(14, 4000, 9000)),
      series('wins', 'Wins', 'bar', wave(14, 3000, 7000)),
      series('average', 'Average', 'line', wave(14, 1500, 8200)),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const slider = canvas.getByRole('slider');
    const plot = slider.getBoundingClientRect();
    const bar = canvasElement.querySelector('[data-part="bar"]')?.getBoundingClientRect();
    const isMirrored = getComputedStyle(slider).direction === 'rtl';
    const gap = isMirrored ? plot.right - (bar?.right ?? 0) : (bar?.left ?? 0) - plot.left;
    await expect(gap).toBeLessThan(plot.width / 14);
  },
};
export const Line: Story = { args: { series: [series('members', 'Members', 'line', wave(30, 200, 1200))] } };
export const AsTable: Story = {
  args: { points: days(7), series: [series('net', 'Net', 'bar', wave(7, 900, 80), 'sign')] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'As table' }));
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('table', { name: 'Profit and loss by day' })).toBeVisible();
  },
};
export const One: Story = { args: { points: days(1), series: [series('net', 'Net', 'bar', [120], 'sign')] } };
export const Zeros: Story = { args: { points: days(7), series: [series('net', 'Net', 'bar', [0, 0, 0, 0, 0, 0, 0])] } };
export const Loading: Story = { args: { loading: true, points: [], series: [] } };
export const Narrow: Story = {
  args: { label: 'Ganancias y pérdidas netas por cada día natural', asTable: 'Ver como una tabla' },
  render: (props) => (
    <NarrowPlace>
      <Chart {...props} />
    </NarrowPlace>
  ),
};
export const Arabic: Story = {
  decorators: [inArabic],
  args: {
    label: 'الربح والخسارة حسب اليوم',
    pointHeader: 'اليوم',
    asTable: 'كجدول',
    series: [series('net', 'الصافي', 'bar', wave(30, 900, 80), 'sign')],
  },
};
