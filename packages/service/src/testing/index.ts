export { freePort, reaches } from './freePort.ts';
export { startProcess } from './startProcess.ts';
export type { StartedProcess } from './startProcess.ts';
