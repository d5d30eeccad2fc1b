import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';
import { run } from './run.ts';

const PORT = 9099;
const DEMO_PROJECT = 'demo-baize';

const missing = `Firebase's emulator is not installed: it is 416 MB, and only a merchant that goes through Firebase needs it.

    npm install --global firebase-tools

Then run this again.
`;

const used = (project: string): string => `
Firebase's emulator of the project "${project}". In a tenant's tenant.json:

    "firebase": { "apiKey": "any", "authDomain": "${project}.firebaseapp.com", "projectId": "${project}",
                  "phone": true, "emulator": "http://127.0.0.1:${PORT}" }

in its sandbox.json:

    "phoneAuth": { "through": "firebase", "projectId": "${project}" }

and the gateway takes its tokens with BAIZE_FIREBASE_EMULATOR=1 npm start. The codes that it would send stand below.

`;

/** `npm run firebase -- [project]`: the emulator of Firebase Authentication, from firebase-tools, where somebody has installed it. */
export async function firebaseEmulator([project = DEMO_PROJECT]: readonly string[]): Promise<number> {
  const folder = join(projectRoot, '.baize/firebase');
  const config = join(folder, 'firebase.json');
  await mkdir(folder, { recursive: true });
  await writeFile(
    config,
    JSON.stringify({ emulators: { auth: { host: '127.0.0.1', port: PORT }, ui: { enabled: false } } }),
  );
  process.stdout.write(used(project));
  const begun = run('firebase', ['emulators:start', '--only', 'auth', '--project', project, '--config', config]);
  return begun.then(
    ({ code }) => code,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      process.stderr.write(missing);
      return 1;
    },
  );
}
