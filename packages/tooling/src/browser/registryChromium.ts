import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { npmEnvironment } from '../start/npmEnvironment.mjs';
import { projectRoot } from '../start/projectRoot.mjs';
import { madeOnce } from '../fonts/madeOnce.ts';

// Installed only on demand for tests: as a dependency, every install would download it.
const VERSION = '153.0.0';

const execute = promisify(execFile);

// The package unpacks into the system's temporary folder, reuses files found there, and unpacks its NSS libraries only
// on what it takes for an AWS server. These two variables make it unpack everything into our own folder.
const unpack = 'import(process.argv[1]).then(({ default: chromium }) => chromium.executablePath())';

/** Installs Chromium from the npm registry with its shared libraries; of the machine it needs only the C library. */
export const registryChromium = async (): Promise<{ executablePath: string; libraries: string }> => {
  const folder = await madeOnce(join(projectRoot, '.baize/browser', VERSION), async (empty) => {
    await execute(
      'npm',
      ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', empty, `@sparticuz/chromium@${VERSION}`],
      { env: npmEnvironment(process.env) },
    );
    const entry = pathToFileURL(join(empty, 'node_modules/@sparticuz/chromium/build/index.js')).href;
    await execute(process.execPath, ['-e', unpack, entry], {
      env: { ...process.env, TMPDIR: empty, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    });
    await rm(join(empty, 'node_modules'), { recursive: true });
  });
  return { executablePath: join(folder, 'chromium'), libraries: join(folder, 'al2023/lib') };
};
