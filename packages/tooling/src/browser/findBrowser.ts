import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { projectRoot } from '../start/projectRoot.mjs';
import { npmEnvironment } from '../start/npmEnvironment.mjs';

export interface Browser {
  readonly executablePath: string;
  readonly args: readonly string[];
}

// Fetched only where there is no browser, so it is no dependency that every install would pay for.
const REGISTRY_CHROMIUM = '@sparticuz/chromium@153.0.0';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const quietFlags = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * A Chromium to test with: CHROMIUM_PATH, else Playwright's own, else the system's, else one out of the npm registry.
 * Needs no root; the last is installed once into `.baize/browser`.
 */
export async function findBrowser(): Promise<Browser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox', ...quietFlags] : quietFlags;
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return { executablePath: named, args };
    throw new Error(
      `CHROMIUM_PATH names ${named}, where there is no file. Correct it, or unset it to use another browser.`,
    );
  }
  const installed = [chromium.executablePath(), ...systemPaths].find((path) => existsSync(path));
  if (installed !== undefined) return { executablePath: installed, args };
  return { executablePath: await registryChromium(), args: ['--no-sandbox', ...quietFlags] };
}

async function registryChromium(): Promise<string> {
  const folder = join(projectRoot, '.baize/browser');
  const packageFolder = join(folder, 'node_modules/@sparticuz/chromium');
  if (!existsSync(packageFolder)) {
    await mkdir(folder, { recursive: true });
    await promisify(execFile)('npm', ['install', '--no-save', '--no-audit', '--prefix', folder, REGISTRY_CHROMIUM], {
      env: npmEnvironment(process.env),
      shell: process.platform === 'win32',
    });
  }
  // On a bare Linux the package brings its own NSS libraries; it unpacks them only where it believes to be on a server of AWS.
  if (!hasLibrary('libnss3.so')) process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  const entry = join(packageFolder, 'build/index.js');
  const imported: unknown = await import(pathToFileURL(entry).href);
  return (imported as { default: { executablePath(): Promise<string> } }).default.executablePath();
}

function hasLibrary(name: string): boolean {
  try {
    return execFileSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' }).includes(name);
  } catch {
    return false;
  }
}
