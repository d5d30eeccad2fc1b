export { createEdge } from './createEdge.ts';
export type { EdgeOptions } from './createEdge.ts';
export { startEdge } from './startEdge.ts';
export { passOn } from './proxy/passOn.ts';
