import { unknownSettings } from '@baize/service/settings';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { integratorsCommand } from './integratorsCommand.ts';
import { projectRoot } from './projectRoot.mjs';
import { run } from './run.ts';
import { beginStep } from './step.mjs';
import { findTakenPort, hostFrom, portsFrom, startServices } from './services.ts';
import { welcome } from './welcome.ts';

/** Builds the release, assembles every tenant, starts edge, gateway, vendor and payments, and runs until Ctrl-C. */
export const startSites = async (): Promise<number> => {
  try {
    for (const { sentence } of unknownSettings(process.env)) process.stderr.write(`${sentence}\n`);
    const ports = portsFrom(process.env['PORT']);
    const taken = await findTakenPort(ports, hostFrom(process.env['HOST']));
    if (taken !== undefined) {
      return fail(`Port ${taken} is in use. Stop what listens there, or choose another: PORT=9000 npm start`);
    }
    const ended = interrupted();
    const built = await buildAndAssemble(beginStep);
    if (built !== 0 || ended.isSettled()) return built;
    const end = beginStep('Starting gateway, vendor, payments and edge');
    const services = await startServices(['gateway', 'vendor', 'payments', 'edge'], ports);
    end();
    if (!ended.isSettled()) process.stdout.write(welcome(assembledTenants(), ports.edge));
    const reason = await Promise.race([ended.promise, services.failure]);
    await services.stop();
    return reason === undefined ? 0 : fail(reason);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};

/** Builds these packages if out of date, printing only failures. Returns an exit code. */
export const build = async (...packages: string[]): Promise<number> => {
  const filters = packages.map((name) => `--filter=@baize/${name}`);
  const options = ['--output-logs=errors-only', '--log-order=grouped'];
  const { code, output } = await run('turbo', ['run', 'build', ...filters, ...options], { quiet: true });
  if (code !== 0) process.stderr.write(output);
  return code;
};

/** Builds and assembles every tenant's site into `dist/sites`, calling `begin` for each step. Returns an exit code. */
export const buildAndAssemble = async (begin: typeof beginStep = () => () => undefined): Promise<number> => {
  const endBuild = begin('Building the portal and the gateway');
  const built = await build('portal', 'gateway');
  endBuild();
  if (built !== 0) return built;
  const endAssembly = begin('Assembling the sites');
  const { code } = await run('node', [...integratorsCommand, 'assemble']);
  endAssembly();
  return code;
};

/** Ids of the assembled tenants. */
const assembledTenants = (): string[] => {
  const folder = process.env['BAIZE_SITES'] ?? join(projectRoot, 'dist/sites');
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
};

/** Resolves when the process is asked to exit, even before the services have started; later signals have no effect. */
const interrupted = (): { readonly promise: Promise<undefined>; readonly isSettled: () => boolean } => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let isSettled = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    process.on(signal, () => {
      isSettled = true;
      resolve(undefined);
    });
  }
  return { promise, isSettled: () => isSettled };
};

/** Writes a sentence to standard error and returns exit code 1. */
export const fail = (message: string): 1 => {
  process.stderr.write(`\n${message}\n`);
  return 1;
};
