export { compileMessages } from './compileMessages.ts';
export type { CompiledMessage, CompiledMessages } from './compileMessages.ts';
export { readPo } from './readPo.ts';
export type { PoEntry } from './readPo.ts';
export { foldConstants, variablesOf } from './walkMessage.ts';
