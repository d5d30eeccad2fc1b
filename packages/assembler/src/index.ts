export { contentPolicy, policyHash, REPORT_PATH } from './policy/contentPolicy.ts';
export type { PolicyFacts } from './policy/contentPolicy.ts';
export { gatewayPaths, headersFor } from './policy/siteHeaders.ts';
export type { HeaderRule, SiteHeaders } from './policy/siteHeaders.ts';
export { readRelease } from './release/readRelease.ts';
export type { ReleaseManifest } from './release/manifestSchema.ts';
export type { Release, RenderShell, Shell, ShellRequest } from './release/release.types.ts';
export { assemble } from './site/assemble.ts';
export type { AssembledSite, AssembleOptions, Assembly } from './site/assemble.ts';
