import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';
import { findTakenPort, hostFrom, portsFrom, startServices, type Services } from './services.ts';
import { fail } from './startSites.ts';
import { welcome } from './welcome.ts';
import { run, type RunOptions } from './run.ts';

/**
 * Runs a command with services and returns its exit code. If a service fails for good, the command is stopped and the
 * reason is the last line printed. Stops the services when the command ends.
 */
export const runBeside = async (
  services: Pick<Services, 'failure' | 'stop'>,
  command: string,
  args: readonly string[],
  options: RunOptions,
): Promise<number> => {
  try {
    const running = run(command, args, { ...options, until: services.failure });
    const sentence = await Promise.race([services.failure, running.then(() => undefined)]);
    const { code } = await running;
    return sentence === undefined ? code : fail(sentence);
  } finally {
    await services.stop();
  }
};

/** Arguments of Vite's development server. Without HOST it listens on 127.0.0.1. */
export const viteArguments = (port: number, host: string | undefined): string[] => [
  '--host',
  host ?? '127.0.0.1',
  '--port',
  String(port),
  '--strictPort',
  '--clearScreen',
  'false',
];

/**
 * `npm run dev -- <tenant>`: starts gateway, vendor and payments, and serves the portal from source with the tenant's brand and
 * hot reload.
 */
export const dev = async (args: readonly string[]): Promise<number> => {
  const [tenant] = args;
  const tenants = process.env['BAIZE_TENANTS'] ?? join(projectRoot, 'tenants');
  if (tenant === undefined || !existsSync(join(tenants, tenant, 'tenant.json'))) {
    return fail(`Name a tenant whose folder exists, for example: npm run dev -- lotus (looked in ${tenants})`);
  }
  try {
    const ports = portsFrom(process.env['PORT']);
    const host = hostFrom(process.env['HOST']);
    const taken = await findTakenPort(ports, host);
    if (taken !== undefined) return fail(`Port ${taken} is in use. Choose another: PORT=9000 npm run dev -- ${tenant}`);
    const services = await startServices(['gateway', 'vendor', 'payments'], ports, { BAIZE_LAB: '1' });
    process.stdout.write(welcome([merchantOf(join(tenants, tenant), tenant)], ports.edge));
    return await runBeside(services, 'vite', viteArguments(ports.edge, host), {
      folder: join(projectRoot, 'apps/portal'),
      environment: {
        BAIZE_TENANT: tenant,
        BAIZE_GATEWAY_PORT: String(ports.gateway),
        BAIZE_VENDOR_PORT: String(ports.vendor),
        BAIZE_PAYMENTS_PORT: String(ports.payments),
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};

/**
 * A tenant folder's id, which is its host name; the folder's name if `tenant.json` has no id or is broken, which the
 * page reports.
 */
const merchantOf = (folder: string, name: string): string => {
  try {
    const { id } = JSON.parse(readFileSync(join(folder, 'tenant.json'), 'utf8')) as { id?: unknown };
    return typeof id === 'string' ? id : name;
  } catch {
    return name;
  }
};
