export type {
  Claims,
  FirebaseProject,
  Origins,
  Picture,
  SchemeChoice,
  TenantBanner,
  TenantDocument,
  WordsPlace,
} from './document.types.ts';
export { effectiveSite } from './effectiveSite.ts';
export type { EffectiveSite, StartUpFacts } from './effectiveSite.ts';
export { refusedAddresses } from './refusedAddresses.ts';
export { siteConstantsOf } from './siteConstants.ts';
export type { SiteConstants } from './siteConstants.ts';
export { themeIds } from './themeIds.ts';
export type { ThemeId } from './themeIds.ts';
export { sharedSentenceId, withOwnSentences } from './withOwnSentences.ts';
