export type {
  Claims,
  FirebaseProject,
  Origins,
  Picture,
  SchemeChoice,
  TenantBanner,
  TenantDocument,
  ThemeId,
  WordsPlace,
} from './document.types.ts';
export { effectiveSite } from './effectiveSite.ts';
export type { EffectiveSite, StartUpFacts } from './effectiveSite.ts';
export { refusedAddresses } from './refusedAddresses.ts';
export { siteConstantsOf } from './siteConstants.ts';
export type { SiteConstants } from './siteConstants.ts';
export { sharedSentenceId, withOwnSentences } from './withOwnSentences.ts';
