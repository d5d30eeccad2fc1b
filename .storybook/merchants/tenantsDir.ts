import { resolve } from 'node:path';

/** Folder of the merchants' folders; it may be missing. */
export const tenantsDir = resolve(process.env['BAIZE_TENANTS'] ?? resolve(import.meta.dirname, '../../tenants'));
