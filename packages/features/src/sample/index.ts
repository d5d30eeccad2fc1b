export { useSample } from './useSample.ts';
export type { SampleEntry } from '@baize/gateway-sdk/sample';
