export type { Diagnostic } from './diagnostics/diagnostic.types.ts';
export { listTenants } from './load/listTenants.ts';
export type { TenantFolder } from './load/listTenants.ts';
