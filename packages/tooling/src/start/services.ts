import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from './projectRoot.mjs';

export interface Ports {
  readonly edge: number;
  readonly gateway: number;
  readonly vendor: number;
}

export type ServiceName = 'gateway' | 'vendor' | 'edge';

export interface Services {
  /** Resolves with a sentence when a service ends that nobody stopped. */
  readonly failure: Promise<string>;
  stop(): Promise<void>;
}

const READY_SECONDS = 60;
const STOP_SECONDS = 5;

/** The three ports in a row from PORT (8080 when unset): edge, gateway, vendor. */
export function portsFrom(text: string | undefined): Ports {
  const edge = text === undefined || text === '' ? 8080 : Number(text);
  if (!Number.isInteger(edge) || edge < 1 || edge > 65_533) {
    throw new Error(`PORT is "${text ?? ''}"; give a whole number from 1 to 65533, for example PORT=9000.`);
  }
  return { edge, gateway: edge + 1, vendor: edge + 2 };
}

/** The first of the ports that something else already listens on, if any. */
export async function findTakenPort(ports: Ports): Promise<number | undefined> {
  for (const port of [ports.edge, ports.gateway, ports.vendor]) {
    const server = createServer();
    const taken = await Promise.race([
      once(server.listen(port), 'listening').then(() => false),
      once(server, 'error').then(() => true),
    ]).catch(() => true);
    if (taken) return port;
    server.close();
    await once(server, 'close');
  }
  return undefined;
}

/** Starts the services in order, each as a process that ends with this one, and waits until each answers /ready. */
export async function startServices(
  names: readonly ServiceName[],
  ports: Ports,
  environment: Readonly<Record<string, string>> = {},
): Promise<Services> {
  const children: ChildProcess[] = [];
  let stopping = false;
  const failed = Promise.withResolvers<string>();
  const shared = { ...process.env, ...serviceEnvironment(ports), ...environment };
  const stop = async (): Promise<void> => {
    stopping = true;
    await Promise.all(children.map(stopChild));
  };
  for (const name of names) {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
      cwd: join(projectRoot, 'apps', name),
      env: shared,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    children.push(child);
    child.on('exit', (code) => {
      if (!stopping) failed.resolve(`The ${name} ended by itself (exit code ${code ?? 'none'}).`);
    });
    const sentence = await Promise.race([untilReady(name, ports[name]), failed.promise]);
    if (sentence !== undefined) {
      await stop();
      throw new Error(sentence);
    }
  }
  return { failure: failed.promise, stop };
}

function serviceEnvironment(ports: Ports): Record<string, string> {
  return {
    PORT: String(ports.edge),
    BAIZE_PUBLIC_PORT: String(ports.edge),
    BAIZE_GATEWAY_PORT: String(ports.gateway),
    BAIZE_VENDOR_PORT: String(ports.vendor),
    // The vendor signs its calls to the gateway; a secret made for this start serves where none is given.
    BAIZE_VENDOR_SECRET: process.env['BAIZE_VENDOR_SECRET'] ?? randomBytes(32).toString('hex'),
    BAIZE_DATA: process.env['BAIZE_DATA'] ?? join(projectRoot, '.baize/data'),
    BAIZE_SITES: process.env['BAIZE_SITES'] ?? join(projectRoot, 'dist/sites'),
    BAIZE_TENANTS: process.env['BAIZE_TENANTS'] ?? join(projectRoot, 'tenants'),
  };
}

async function untilReady(name: ServiceName, port: number): Promise<string | undefined> {
  const deadline = Date.now() + READY_SECONDS * 1000;
  while (Date.now() < deadline) {
    if (await answersReady(port)) return undefined;
    await delay(50);
  }
  return `The ${name} did not answer on port ${port} within ${READY_SECONDS} seconds.`;
}

function answersReady(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const request = get({ host: '127.0.0.1', port, path: '/ready', timeout: 1000 }, (answer) => {
    answer.resume();
    resolve(answer.statusCode === 200);
  });
  request.on('timeout', () => request.destroy());
  request.on('error', () => resolve(false));
  return promise;
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_SECONDS * 1000);
  await ended;
  clearTimeout(timer);
}
