import { unknownSettings } from '@baize/service/settings';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { integratorsCommand } from './integratorsCommand.ts';
import { projectRoot } from './projectRoot.mjs';
import { run } from './run.ts';
import { findTakenPort, hostFrom, portsFrom, startServices } from './services.ts';
import { welcome } from './welcome.ts';

/** Builds the release, assembles every tenant, starts edge, gateway and vendor, and stays until Ctrl-C. */
export async function startSites(): Promise<number> {
  try {
    for (const { sentence } of unknownSettings(process.env)) process.stderr.write(`${sentence}\n`);
    const ports = portsFrom(process.env['PORT']);
    const taken = await findTakenPort(ports, hostFrom(process.env['HOST']));
    if (taken !== undefined) {
      return fail(`Port ${taken} is in use. Stop what listens there, or choose another: PORT=9000 npm start`);
    }
    const built = await buildAndAssemble();
    if (built !== 0) return built;
    const services = await startServices(['gateway', 'vendor', 'edge'], ports);
    process.stdout.write(welcome(assembledTenants(), ports.edge));
    const reason = await Promise.race([interrupted(), services.failure]);
    await services.stop();
    return reason === undefined ? 0 : fail(reason);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** Builds these packages, quietly unless it fails; an exit code. What is up to date is not built again. */
export async function build(...packages: string[]): Promise<number> {
  const filters = packages.map((name) => `--filter=@baize/${name}`);
  const options = ['--output-logs=errors-only', '--log-order=grouped'];
  const { code, output } = await run('turbo', ['run', 'build', ...filters, ...options], { quiet: true });
  if (code !== 0) process.stderr.write(output);
  return code;
}

/** Leaves `dist/sites` with every tenant's site; an exit code. */
export async function buildAndAssemble(): Promise<number> {
  const built = await build('portal', 'gateway');
  if (built !== 0) return built;
  return (await run('node', [...integratorsCommand, 'assemble'])).code;
}

/** The ids of the tenants that have a site. */
function assembledTenants(): string[] {
  const folder = process.env['BAIZE_SITES'] ?? join(projectRoot, 'dist/sites');
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
}

/** Resolves when the process is asked to end; later signals change nothing. */
function interrupted(): Promise<undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
    process.on(signal, () => resolve(undefined));
  return promise;
}

/** Writes one sentence to standard error; the exit code to end with. */
export function fail(message: string): 1 {
  process.stderr.write(`\n${message}\n`);
  return 1;
}
