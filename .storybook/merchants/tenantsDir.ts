import { resolve } from 'node:path';

/** Where the merchants' folders are; there may be none. */
export const tenantsDir = resolve(process.env['BAIZE_TENANTS'] ?? resolve(import.meta.dirname, '../../tenants'));
