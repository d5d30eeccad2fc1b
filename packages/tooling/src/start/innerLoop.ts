import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { integratorsCommand } from './integratorsCommand.ts';
import { projectRoot } from './projectRoot.mjs';
import { run } from './run.ts';
import { build, buildAndAssemble, fail } from './startSites.ts';

type Manifest = { readonly scripts?: Readonly<Record<string, string>> };

/** Builds that the unit tests of a package read; the other packages are tested from source. */
const builtFor: Readonly<Record<string, string>> = { baize: 'portal', gateway: 'gateway', portal: 'gateway' };

/** Command of the type check, which covers every package in one process. */
export const TYPES = [
  'tsc',
  '--build',
  'packages/tooling/tsconfig/node.json',
  'packages/tooling/tsconfig/dom.json',
  'apps/payments',
  'apps/vendor',
  '--singleThreaded',
] as const;

/** Folders of packages with unit tests, by name. */
export const testedPackages = (root = projectRoot): Readonly<Record<string, string>> => {
  const folders = globSync('{apps,packages}/*/package.json', { cwd: root })
    .toSorted()
    .map((file) => ({ folder: file.replace(/\/package\.json$/u, ''), file: join(root, file) }))
    .filter(({ file }) => (JSON.parse(readFileSync(file, 'utf8')) as Manifest).scripts?.['test'] !== undefined);
  return Object.fromEntries(folders.map(({ folder }) => [basename(folder), folder]));
};

/** Vitest's arguments for a file or a test's title. A sentence if neither exists. */
export const testsNamed = (wanted: string, folder: string): string[] | string => {
  const files = globSync('**/*.test.{ts,tsx}', { cwd: folder, exclude: (name) => name === 'node_modules' });
  const paths = files.filter((file) => file.includes(wanted));
  if (paths.length > 0) return paths;
  const holding = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes(wanted));
  if (holding.length > 0) return [...holding, '--testNamePattern', wanted.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')];
  return `No test file and no title here holds “${wanted}”. Files: ${listed(files.map((file) => basename(file)))}`;
};

const listed = (names: readonly string[]): string => names.toSorted().join(', ');

const asked = (args: readonly string[]): { names: string[]; options: string[] } => ({
  names: args.filter((each) => !each.startsWith('-')),
  options: args.filter((each) => each.startsWith('-')),
});

/** `npm run unit -- <package> [file or title]`: runs unit tests once, or again at each change with `--watch`. */
export const unit = async (args: readonly string[]): Promise<number> => {
  const packages = testedPackages();
  const { names, options } = asked(args);
  const [name = '', wanted] = names;
  const place = packages[name];
  if (place === undefined) {
    const said = name === '' ? 'Name a package' : `No package “${name}” has unit tests`;
    return fail(`${said}: npm run unit -- <package> [file or title]. Packages: ${listed(Object.keys(packages))}`);
  }
  const folder = join(projectRoot, place);
  const tests = wanted === undefined ? [] : testsNamed(wanted, folder);
  if (typeof tests === 'string') return fail(tests);
  const built = builtFor[name];
  if (built !== undefined && (await build(built)) !== 0) return 1;
  const mode = options.includes('--watch') ? 'watch' : 'run';
  return (await run('vitest', [mode, ...tests, ...options.filter((each) => each !== '--watch')], { folder })).code;
};

/** Story files by component, such as `GameCard`. */
export const storyFiles = (root = projectRoot): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync('{apps/*/src,packages/*/src,.storybook/stories}/**/*.stories.tsx', { cwd: root }).map((file) => [
      basename(file, '.stories.tsx'),
      file,
    ]),
  );

/** `npm run stories -- <Component …>`: tests the stories of components. */
export const stories = async (args: readonly string[]): Promise<number> => {
  const files = storyFiles();
  const { names, options } = asked(args);
  const unknown = names.find((name) => files[name] === undefined);
  if (names.length === 0 || unknown !== undefined) {
    const said = unknown === undefined ? 'Name a component' : `No component “${unknown}” has stories`;
    return fail(`${said}: npm run stories -- <Component>. Components: ${listed(Object.keys(files))}`);
  }
  if ((await build('gateway')) !== 0) return 1;
  const paths = names.flatMap((name) => files[name] ?? []);
  const mode = options.includes('--watch') ? 'watch' : 'run';
  const rest = options.filter((each) => each !== '--watch');
  return (await run('vitest', [mode, ...paths, ...rest], { folder: join(projectRoot, '.storybook') })).code;
};

/** Names of the journeys, such as `login`. */
export const journeyNames = (root = projectRoot): string[] =>
  globSync('apps/e2e/src/journeys/*.journey.ts', { cwd: root }).map((file) => basename(file, '.journey.ts'));

/** `npm run journey -- <name …>`: assembles the sites and runs journeys; options go to Playwright. */
export const journey = async (args: readonly string[]): Promise<number> => {
  const known = journeyNames();
  const end = args.findIndex((each) => each.startsWith('-'));
  const names = end === -1 ? args : args.slice(0, end);
  const unknown = names.find((name) => !known.includes(name));
  if (names.length === 0 || unknown !== undefined) {
    const said = unknown === undefined ? 'Name a journey' : `There is no journey “${unknown}”`;
    return fail(`${said}: npm run journey -- <name>. Journeys: ${listed(known)}`);
  }
  const assembled = await buildAndAssemble();
  if (assembled !== 0) return assembled;
  const patterns = names.map((name) => `/${name}.journey.ts`);
  const rest = args.slice(names.length);
  return (await run('node', ['src/run.ts', ...patterns, ...rest], { folder: join(projectRoot, 'apps/e2e') })).code;
};

/** `npm run types`: checks the types of all packages. */
export const types = async (args: readonly string[]): Promise<number> => {
  if (args.length > 0) return fail('npm run types takes no argument: one process checks all packages.');
  const [command, ...options] = TYPES;
  return (await run(command, options)).code;
};

/** `npm run words`: updates the portal's catalogs from its sentences, and lists missing translations. */
export const words = async (args: readonly string[]): Promise<number> => {
  if (args.length > 0) return fail('npm run words takes no argument: it updates the catalogs of every language.');
  return (await run('node', ['build/words/collect.ts'], { folder: join(projectRoot, 'apps/portal') })).code;
};

/**
 * `npm run generate`: writes the contract's document and client, the tenants' schemas, and the page on them. Formats
 * what it wrote.
 */
export const generateAll = async (args: readonly string[]): Promise<number> => {
  if (args.length > 0) return fail('npm run generate takes no argument: it writes all generated files.');
  const turbo = await run('turbo', ['run', 'generate', '--output-logs=new-only', '--log-order=grouped']);
  if (turbo.code !== 0) return turbo.code;
  const built = await build('portal');
  if (built !== 0) return built;
  const page = await run('node', [...integratorsCommand, 'reference']);
  return (
    page.code || (await run('oxfmt', ['docs/tenant-reference.md', 'packages/tenant', 'packages/gateway-contract'])).code
  );
};

/** `npm run migration -- <name>`: writes the migration from the gateway's tables to their last snapshot. */
export const migration = async (args: readonly string[]): Promise<number> => {
  const [name = '', ...rest] = args;
  if (!/^[a-z][a-z0-9_]*$/u.test(name) || rest.length > 0) {
    const folder = join(projectRoot, 'apps/gateway/src/database/migrations');
    const last = existsSync(folder) ? globSync('*.sql', { cwd: folder }).toSorted().slice(-5) : [];
    return fail(`Name the change in small letters: npm run migration -- add_trophies. The last ones: ${listed(last)}`);
  }
  const folder = join(projectRoot, 'apps/gateway');
  return (await run('drizzle-kit', ['generate', '--name', name], { folder })).code;
};
