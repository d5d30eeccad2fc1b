export { compareSentence } from './compareSentence.ts';
export { compileMessages } from './compileMessages.ts';
export type { CompiledMessage, CompiledMessages } from './compileMessages.ts';
export { readPo } from './readPo.ts';
export type { PoEntry } from './readPo.ts';
export { readSentences } from './readSentences.ts';
export type { Sentence, SentenceFile } from './readSentences.ts';
export { elementsOf, variablesOf } from './walkMessage.ts';
