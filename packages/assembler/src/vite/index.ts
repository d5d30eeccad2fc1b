export { tenantSite } from './tenantSite.ts';
export type { TenantSiteOptions } from './tenantSite.types.ts';
