import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';

/** A script of a package.json, run in its shortest form. */
export type ShortRun = {
  /** `bench:load` of the root, or `apps/portal flags`. */
  readonly script: string;
  readonly args?: readonly string[];
  /** Seconds until it counts as hanging. */
  readonly limit: number;
  /** Output of a server that is ready: it is then stopped, and has passed. */
  readonly ready?: RegExp;
  /** True if it may write files of the project, or fills both cores. */
  readonly alone?: boolean;
};

const pictures = join(tmpdir(), 'baize-pictures-of-scripts');

/** Short runs of scripts, the longest first. */
export const shortRuns: readonly ShortRun[] = [
  { script: 'generate', limit: 60, alone: true },
  { script: 'words', limit: 30, alone: true },
  { script: 'migration', args: ['nothing_has_changed'], limit: 30, alone: true },
  { script: 'test:generator', limit: 420 },
  { script: 'bench:load', args: ['--short'], limit: 180 },
  { script: 'bench:lobby', args: ['--short'], limit: 180 },
  { script: 'stories', args: ['Spinner'], limit: 90 },
  { script: 'test:mutants', args: ['domain', 'member-types'], limit: 90 },
  { script: 'bench:overload', args: ['--short'], limit: 90 },
  { script: 'bench:ledger', args: ['--short'], limit: 120, alone: true },
  { script: 'bench:events', args: ['--short'], limit: 90 },
  { script: 'bench:gateway', args: ['--short'], limit: 60 },
  { script: 'bench:database', args: ['--short'], limit: 60 },
  { script: 'bench:assemble', args: ['--short'], limit: 60 },
  { script: 'bench:worlds', args: ['--short'], limit: 60 },
  { script: 'bench:rules', args: ['--short'], limit: 30 },
  { script: 'bench:size', limit: 60 },
  { script: 'test:databases', args: ['src/database/database.test.ts'], limit: 60 },
  { script: 'journey', args: ['oldBrowser'], limit: 60 },
  { script: 'pictures', args: ['--to', pictures, '--only', 'lotus-login'], limit: 60 },
  { script: 'unit', args: ['theme', 'composeTheme'], limit: 30 },
  { script: 'requirements', limit: 30 },
  { script: 'baize', args: ['--help'], limit: 30 },
  { script: 'storybook', limit: 60, ready: /Local:/u },
  { script: 'start', limit: 60, ready: /http:\/\/\S+localhost/u },
  { script: 'dev', args: ['lotus'], limit: 60, ready: /ready in/u },
];

const UNIT_TESTS = 'the check “unit tests” runs all of it';
const WITH_START = '`start` starts it';

/** Scripts without a short run, and why. `*` stands for any package. */
export const excused: Readonly<Record<string, string>> = {
  test: 'runs these scripts',
  types: 'a check of its own',
  fix: 'the checks “formatting” and “lint” fail where it would write',
  new: '`test:generator` runs it',
  firebase: 'needs firebase-tools, which no package of ours brings',
  'test:attacks': UNIT_TESTS,
  '* test': UNIT_TESTS,
  '* test:attacks': UNIT_TESTS,
  '* build': 'the check “sites” runs it',
  '* generate': '`generate` runs it',
  'apps/e2e e2e': 'the check “journeys” is this script',
  'apps/edge start': WITH_START,
  'apps/gateway start': WITH_START,
  'apps/payments start': WITH_START,
  'apps/vendor start': WITH_START,
  'apps/portal dev': '`dev` runs it',
  'apps/portal words': '`words` runs it',
  'apps/portal flags': 'flagSheets.test.ts compares what it writes',
  'apps/portal numbers': 'a test compares what it writes',
  '.storybook stories': 'the check “stories” is this script',
  '.storybook stories:matrix': 'the check “stories” eight times over: a quarter of an hour',
  '.storybook build-storybook': 'compiles for minutes what the check “stories” and `storybook` compile',
};

/** Every script of every package.json, in the form of `ShortRun.script`, with its folder and its command. */
export const allScripts = (root = projectRoot): { script: string; folder: string; command: string }[] =>
  ['package.json', ...globSync('{apps/*,packages/*,.storybook}/package.json', { cwd: root })].flatMap((file) => {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as { scripts?: Record<string, string> };
    const folder = dirname(file);
    return Object.entries(manifest.scripts ?? {}).map(([name, command]) => ({
      script: folder === '.' ? name : `${folder} ${name}`,
      folder,
      command,
    }));
  });

type Outcome = { readonly code: number; readonly output: string };

const AT_ONCE = 2;
const FIRST_PORT = 21_000;
const STOP_MS = 10_000;

/** Runs each script in its shortest form. Prints its time; the output of those that failed follows. */
export const runShortly = async (): Promise<Outcome> => {
  const scripts = allScripts();
  let failures = '';
  const play = async (short: ShortRun): Promise<void> => {
    const found = scripts.find(({ script }) => script === short.script);
    if (found === undefined) throw new Error(`There is no script “${short.script}”.`);
    const begun = performance.now();
    const { code, output } = await runOne(found, short, FIRST_PORT + 10 * shortRuns.indexOf(short));
    const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(6);
    process.stdout.write(
      `  ${code === 0 ? 'passed' : 'FAILED'}  ${seconds} s  ${[short.script, ...(short.args ?? [])].join(' ')}\n`,
    );
    if (code !== 0) failures += `\n${short.script}\n${output}\n`;
  };
  for (const short of shortRuns.filter(({ alone }) => alone)) await play(short);
  const queue = shortRuns.filter(({ alone }) => !alone);
  const lane = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await play(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  rmSync(pictures, { recursive: true, force: true });
  return { code: failures === '' ? 0 : 1, output: failures };
};

/** Runs one script with a port of its own, until it ends, is ready, or takes too long. */
const runOne = async (
  { folder, command }: { readonly folder: string; readonly command: string },
  { args = [], limit, ready }: ShortRun,
  port: number,
): Promise<Outcome> => {
  const data = mkdtempSync(join(tmpdir(), 'baize-script-'));
  const [program = '', ...fixed] = command.split(' ');
  const child = spawn(program, [...fixed, ...args], {
    cwd: join(projectRoot, folder),
    env: {
      ...process.env,
      BAIZE_INSIDE: 'installed',
      BAIZE_DATA: data,
      BAIZE_FILE_TIMES: '',
      CI: '1',
      PORT: String(port),
      PATH: [join(projectRoot, folder, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let isReady = false;
  let isLate = false;
  const stop = (): void => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), STOP_MS).unref();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (isReady || ready?.test(output) !== true) return;
      isReady = true;
      stop();
    });
  }
  const late = setTimeout(() => {
    isLate = true;
    stop();
  }, limit * 1000);
  const { promise, resolve } = Promise.withResolvers<number>();
  child.on('error', (error) => {
    output += String(error);
    resolve(1);
  });
  child.on('exit', (code) => resolve(code ?? 1));
  const code = await promise;
  clearTimeout(late);
  rmSync(data, { recursive: true, force: true });
  if (isLate) return { code: 1, output: `${output}\nIt was stopped after ${limit} s.` };
  if (ready !== undefined) return { code: isReady ? 0 : 1, output };
  return { code, output };
};
