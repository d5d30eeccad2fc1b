export { Chart } from './Chart.tsx';
export type { ChartPoint, ChartProps, ChartSeries } from './Chart.types.ts';
