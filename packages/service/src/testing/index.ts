export { freePort } from './freePort.ts';
export { reaches } from './reaches.ts';
export { startProcess } from './startProcess.ts';
export type { StartedProcess } from './startProcess.ts';
