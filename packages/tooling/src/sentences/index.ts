export { differingTranslations, sentenceFaults } from './sentenceFaults.ts';
export type { SentenceInLanguage } from './sentenceFaults.ts';
