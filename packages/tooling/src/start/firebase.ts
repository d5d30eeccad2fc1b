import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { integratorsCommand } from './integratorsCommand.ts';
import { projectRoot } from './projectRoot.mjs';
import { run, type RunOptions } from './run.ts';
import { build } from './startSites.ts';

const PORT = 9099;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const DEMO_PROJECT = 'demo-baize';
/** The tenant whose site goes through the emulator in the journey. */
const TENANT = 'ember';
const READY_SECONDS = 60;

const folder = join(projectRoot, '.baize/firebase');

const missing = `Firebase's emulator is not installed: it is 416 MB, and only a merchant that goes through Firebase needs it.

    npm install --global firebase-tools

Then run this again.
`;

const used = (project: string): string => `
Firebase's emulator of the project "${project}". In a tenant's tenant.json:

    "firebase": { "apiKey": "any", "authDomain": "${project}.firebaseapp.com", "projectId": "${project}",
                  "phone": true, "emulator": "${ADDRESS}" }

in its sandbox.json:

    "phoneAuth": { "through": "firebase", "projectId": "${project}" }

and the gateway takes its tokens with BAIZE_FIREBASE_EMULATOR=1 npm start. The codes that it would send stand below.

`;

/** Starts the emulator and resolves with its exit code when it ends; 1 where it is not installed. */
const runEmulator = async (project: string, options: RunOptions = {}): Promise<number> => {
  const config = join(folder, 'firebase.json');
  await mkdir(folder, { recursive: true });
  await writeFile(
    config,
    JSON.stringify({ emulators: { auth: { host: '127.0.0.1', port: PORT }, ui: { enabled: false } } }),
  );
  const args = ['emulators:start', '--only', 'auth', '--project', project, '--config', config];
  return run('firebase', args, options).then(
    ({ code }) => code,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      process.stderr.write(missing);
      return 1;
    },
  );
};

/** Resolves when the emulator answers. Throws after a minute. */
const untilReady = async (): Promise<void> => {
  for (let second = 0; second < READY_SECONDS; second += 1) {
    if (await fetch(ADDRESS).catch(() => undefined)) return;
    await delay(1000);
  }
  throw new Error(`Firebase's emulator did not answer within ${READY_SECONDS} seconds.`);
};

/** Copies the tenants, one of them with a Firebase project of the emulator. Returns the folder. */
const tenantsThroughFirebase = async (): Promise<string> => {
  const tenants = join(folder, 'tenants');
  await rm(tenants, { recursive: true, force: true });
  await cp(process.env['BAIZE_TENANTS'] ?? join(projectRoot, 'tenants'), tenants, { recursive: true });
  const merge = async (name: string, facts: object): Promise<void> => {
    const file = join(tenants, TENANT, name);
    const { $schema: _schema, ...before } = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
    await writeFile(file, JSON.stringify({ ...before, ...facts }, undefined, 2));
  };
  const project = { apiKey: 'any', authDomain: `${DEMO_PROJECT}.firebaseapp.com`, projectId: DEMO_PROJECT };
  await merge('tenant.json', { firebase: { ...project, phone: true, emulator: ADDRESS } });
  await merge('sandbox.json', { phoneAuth: { through: 'firebase', projectId: DEMO_PROJECT } });
  return tenants;
};

/** Plays the journeys of `apps/e2e/src/firebase` against the emulator, without a network. */
const playJourneys = async (): Promise<number> => {
  await untilReady();
  const environment = {
    BAIZE_TENANTS: await tenantsThroughFirebase(),
    BAIZE_SITES: join(folder, 'sites'),
    BAIZE_FIREBASE_EMULATOR: '1',
  };
  const built = await build('portal', 'gateway');
  if (built !== 0) return built;
  const assembled = await run('node', [...integratorsCommand, 'assemble'], { environment });
  if (assembled.code !== 0) return assembled.code;
  const { code } = await run('node', ['src/run.ts', '--config=firebase.config.ts'], {
    environment,
    folder: join(projectRoot, 'apps/e2e'),
  });
  return code;
};

/**
 * `npm run firebase -- [project]`: the emulator of Firebase Authentication, from firebase-tools, where it is installed.
 * `npm run firebase -- journey` plays a registration through it and ends.
 */
export const firebaseEmulator = async ([project = DEMO_PROJECT]: readonly string[]): Promise<number> => {
  if (project !== 'journey') {
    process.stdout.write(used(project));
    return runEmulator(project);
  }
  const ended = Promise.withResolvers<number>();
  const emulator = runEmulator(DEMO_PROJECT, { until: ended.promise });
  void emulator.then(ended.resolve);
  void playJourneys().then(ended.resolve, ended.reject);
  const code = await ended.promise;
  await emulator;
  return code;
};
