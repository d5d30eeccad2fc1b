import { projectRoot } from '@baize/tooling/project-root';
import { freePorts, startServices, type Ports, type Services } from '@baize/tooling/services';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readSites } from './surroundings/sites.ts';

const sites = process.env['BAIZE_SITES'] ?? join(projectRoot, 'dist/sites');

const isListening = async (port: number): Promise<boolean> => {
  const server = createServer();
  const taken = await Promise.race([
    once(server.listen(port, '127.0.0.1'), 'listening').then(() => false),
    once(server, 'error').then(() => true),
  ]);
  server.close();
  return taken;
};

const playJourneys = async (ports: Ports, services: Services): Promise<number> => {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
  const child = spawn(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      BAIZE_SITES: sites,
      BAIZE_E2E_EDGE_PORT: String(ports.edge),
      BAIZE_E2E_GATEWAY_PORT: String(ports.gateway),
    },
    stdio: 'inherit',
  });
  // Ctrl-C ends the journeys; services are then stopped as usual.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : 1));
  const broken = services.failure.then((sentence) => {
    process.stderr.write(`${sentence}\n`);
    child.kill();
    return 1;
  });
  return Promise.race([ended, broken]);
};

const run = async (): Promise<number> => {
  if (readSites(sites).length === 0) {
    process.stderr.write(`There are no sites in ${sites}. Assemble them first: npm run baize -- assemble\n`);
    return 1;
  }
  const data = await mkdtemp(join(tmpdir(), 'baize-e2e-'));
  const ports = await freePorts();
  const environment = {
    BAIZE_LAB: '1',
    BAIZE_DATA: data,
    BAIZE_SITES: sites,
    DATABASE_URL: '',
    // Browsers share a busy machine with the gateway: better to wait than to fail.
    BAIZE_LONGEST_WAIT_MS: '20000',
  };
  const services = await startServices(['gateway', 'vendor', 'payments', 'edge'], ports, environment);
  try {
    const code = await playJourneys(ports, services);
    await services.stop();
    for (const [name, port] of Object.entries(ports)) {
      if (!(await isListening(port))) continue;
      process.stderr.write(`The ${name} was stopped and still listens on port ${port}.\n`);
      return 1;
    }
    return code;
  } finally {
    await services.stop();
    await rm(data, { recursive: true, force: true });
  }
};

process.exitCode = await run();
