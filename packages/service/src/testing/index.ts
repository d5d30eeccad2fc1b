export { freePort } from './freePort.ts';
export { reaches } from './reaches.ts';
