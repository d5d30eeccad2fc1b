export { getSample } from './getSample.ts';
export type { SampleEntry } from './getSample.ts';
