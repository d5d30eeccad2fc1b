export { watchCharts } from './watchCharts.ts';
export type { WalkedChart } from './watchCharts.ts';
