export { allowedBy } from './allowedBy.ts';
export type {
  Claims,
  Origins,
  Picture,
  SchemeChoice,
  TenantBanner,
  TenantDocument,
  ThemeId,
} from './document.types.ts';
export { effectiveSite } from './effectiveSite.ts';
export type { EffectiveSite, StartUpFacts } from './effectiveSite.ts';
export { sharedSentenceId } from './sharedSentenceId.ts';
