import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { askAddress, listen } from '@baize/service/listen';
import { openSettings, unknownSettings } from '@baize/service/settings';
import type { Ports } from './freePorts.ts';
import { keepAlive, type Keeper } from './keepAlive.ts';
import { projectRoot } from './projectRoot.mjs';

export { freePorts, type Ports } from './freePorts.ts';

export type ServiceName = 'gateway' | 'vendor' | 'payments' | 'edge';

export type Services = {
  /** Resolves with a sentence when a service has failed for good. */
  readonly failure: Promise<string>;
  /** The process id of a service; undefined while it is down. */
  processOf(name: ServiceName): number | undefined;
  stop(): Promise<void>;
};

const READY_SECONDS = 60;

/** Four consecutive ports from PORT (default 8080): edge, gateway, vendor, payments. */
export const portsFrom = (text: string | undefined): Ports => {
  const edge = text === undefined || text === '' ? 8080 : Number(text);
  if (!Number.isInteger(edge) || edge < 1 || edge > 65_532) {
    throw new Error(`PORT is "${text ?? ''}"; give a whole number from 1 to 65532, for example PORT=9000.`);
  }
  return { edge, gateway: edge + 1, vendor: edge + 2, payments: edge + 3 };
};

/** Parses HOST, the address to listen on; undefined for this machine alone. Throws a sentence if it is invalid. */
export const hostFrom = (text: string | undefined): string | undefined => {
  const settings = openSettings({ HOST: text });
  const host = settings.host();
  if (settings.problems.length > 0) throw new Error(settings.problems.join('\n'));
  return host;
};

/** HOST applies to the edge only: all others stay on this machine. */
const hostOf = (name: ServiceName, host: string | undefined): string | undefined =>
  name === 'edge' ? host : undefined;

/** The first port that is already in use on the address where we would listen; undefined if all are free. */
export const findTakenPort = async (ports: Ports, host?: string): Promise<number | undefined> => {
  for (const name of ['edge', 'gateway', 'vendor', 'payments'] as const) {
    const port = ports[name];
    const server = createServer();
    const taken = await listen(server, port, hostOf(name, host)).then(
      () => false,
      () => true,
    );
    if (taken) return port;
    server.close();
    await once(server, 'close');
  }
  return undefined;
};

/**
 * Starts the services in order as child processes and waits until each responds to /ready. Restarts a service that
 * exits later.
 */
export const startServices = async (
  names: readonly ServiceName[],
  ports: Ports,
  environment: Readonly<Record<string, string>> = {},
): Promise<Services> => {
  const failed = Promise.withResolvers<string>();
  const shared = { ...knownEnvironment(process.env), ...serviceEnvironment(ports), ...environment };
  const host = hostFrom(shared['HOST']);
  const keepers: Keeper[] = [];
  const stop = async (): Promise<void> => void (await Promise.all(keepers.map((keeper) => keeper.stop())));
  for (const name of names) {
    const own = { ...shared, HOST: hostOf(name, host) };
    const command = { file: 'src/main.ts', folder: join(projectRoot, 'apps', name), environment: own };
    const keeper = keepAlive(name, command, (sentence) => process.stderr.write(`${sentence}\n`));
    keepers.push(keeper);
    void keeper.gaveUp.then(failed.resolve);
    const sentence = await Promise.race([untilReady(name, ports[name], own.HOST, keeper), keeper.gaveUp]);
    if (sentence !== undefined) {
      await stop();
      throw new Error(sentence);
    }
  }
  const processOf = (name: ServiceName): number | undefined => keepers[names.indexOf(name)]?.process();
  return { failure: failed.promise, processOf, stop };
};

/** Removes misspelled settings, so that each service does not report them again. */
const knownEnvironment = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const unknown = new Set(unknownSettings(environment).map(({ name }) => name));
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !unknown.has(name)));
};

const serviceEnvironment = (ports: Ports): Record<string, string> => ({
  PORT: String(ports.edge),
  BAIZE_PUBLIC_PORT: String(ports.edge),
  BAIZE_GATEWAY_PORT: String(ports.gateway),
  BAIZE_VENDOR_PORT: String(ports.vendor),
  BAIZE_PAYMENTS_PORT: String(ports.payments),
  // Secrets of signed calls between the gateway and each of the two; random per start by default.
  BAIZE_VENDOR_SECRET: process.env['BAIZE_VENDOR_SECRET'] ?? randomBytes(32).toString('hex'),
  BAIZE_PAYMENTS_SECRET: process.env['BAIZE_PAYMENTS_SECRET'] ?? randomBytes(32).toString('hex'),
  BAIZE_DATA: process.env['BAIZE_DATA'] ?? join(projectRoot, '.baize/data'),
  BAIZE_SITES: process.env['BAIZE_SITES'] ?? join(projectRoot, 'dist/sites'),
  BAIZE_TENANTS: process.env['BAIZE_TENANTS'] ?? join(projectRoot, 'tenants'),
});

const untilReady = async (
  name: ServiceName,
  port: number,
  host: string | undefined,
  keeper: Keeper,
): Promise<string | undefined> => {
  const deadline = Date.now() + READY_SECONDS * 1000;
  while (Date.now() < deadline) {
    if (await answersReady(port, host)) {
      keeper.isReady();
      return undefined;
    }
    await delay(50);
  }
  return `The ${name} did not answer on port ${port} within ${READY_SECONDS} seconds.`;
};

const answersReady = (port: number, host: string | undefined): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  // The edge responds to /ready only for this Host, whatever address it listens on.
  const headers = { Host: '127.0.0.1' };
  const request = get({ host: askAddress(host), port, path: '/ready', headers, timeout: 1000 }, (answer) => {
    answer.resume();
    resolve(answer.statusCode === 200);
  });
  request.on('timeout', () => request.destroy());
  request.on('error', () => resolve(false));
  return promise;
};
