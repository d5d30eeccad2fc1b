export { languageFromHeader, languageOf } from './pageLanguage.ts';
export type { PageLanguage } from './pageLanguage.ts';
