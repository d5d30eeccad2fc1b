import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';
import { run } from './run.ts';
import { findTakenPort, portsFrom, startServices } from './services.ts';
import { fail } from './startSites.ts';

/** `npm run dev -- <tenant>`: gateway and vendor, and the portal compiled on the fly with the tenant's brand, hot. */
export async function dev(args: readonly string[]): Promise<number> {
  const [tenant] = args;
  const tenants = process.env['BAIZE_TENANTS'] ?? join(projectRoot, 'tenants');
  if (tenant === undefined || !existsSync(join(tenants, tenant, 'tenant.json'))) {
    return fail(`Name a tenant whose folder exists, for example: npm run dev -- lotus (looked in ${tenants})`);
  }
  try {
    const ports = portsFrom(process.env['PORT']);
    const host = process.env['HOST'] || undefined;
    const taken = await findTakenPort(ports, host);
    if (taken !== undefined) return fail(`Port ${taken} is in use. Choose another: PORT=9000 npm run dev -- ${tenant}`);
    const services = await startServices(['gateway', 'vendor'], ports, { BAIZE_LAB: '1' });
    const result = await run('vite', ['--host', host ?? '127.0.0.1', '--port', String(ports.edge), '--strictPort'], {
      folder: join(projectRoot, 'apps/portal'),
      environment: {
        BAIZE_TENANT: tenant,
        BAIZE_GATEWAY_PORT: String(ports.gateway),
        BAIZE_VENDOR_PORT: String(ports.vendor),
      },
    });
    await services.stop();
    return result.code;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}
