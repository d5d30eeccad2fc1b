export { differingTranslations, findSuspicions } from './findSuspicions.ts';
export type { SentenceInLanguage } from './findSuspicions.ts';
