import { projectRoot } from '../start/projectRoot.mjs';
import { copySample, type Renames } from './copySample.ts';
import { collectWords, deriveFiles, format } from './finish.ts';
import { addLine, listsOfArea, listsOfPage, type ListEdit } from './lists.ts';

/** Name of a component, a type or a table's row: `BetHistory`. */
const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Name of a folder: `bet-history`. */
const kebab = (name: string): string => camel(name).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Files that a kind copies, and its later steps. Patterns are paths from the project's root. */
type Kind = {
  readonly names: readonly RegExp[];
  readonly usage: string;
  readonly sample: readonly string[];
  readonly renames: (...names: string[]) => Renames;
  readonly lists: (...names: string[]) => readonly ListEdit[];
  readonly derive?: (root: string, ...names: string[]) => Promise<void>;
  readonly next: string;
};

const NAME = /^[a-z][a-z0-9]*$/iu;
/** A single lower-case word, since it becomes a folder, a table, a path and part of names. */
const AREA = /^[a-z]+$/u;

const WORDS = 'Translate what `npm run words` lists, the label of the page first.';

const area: Kind = {
  names: [AREA],
  usage: '<name in small letters>',
  sample: [
    'packages/gateway-contract/src/sample.ts',
    'apps/gateway/src/sample/**',
    'packages/gateway-sdk/src/sample/**',
    'packages/features/src/sample/**',
    'apps/portal/src/pages/sample/*',
    'apps/portal/src/site/routes/areas/sample.ts',
  ],
  renames: (name) => [
    ['Sample', pascal(name)],
    ['sample', name],
  ],
  lists: (name) => listsOfArea(name, pascal(name)),
  derive: async (root, name) => {
    await deriveFiles(root, name);
    await collectWords(root);
  },
  next:
    `Write its facts, in this order: path, module id and fields of the call, columns of the table, columns and words ` +
    `of the page. Then \`npm run generate\`; after a change of the table, delete its migration and run ` +
    `\`npm run migration\` again. ${WORDS}`,
};

const kinds: Readonly<Record<string, Kind>> = {
  area,
  // The page of the sample is a list of records: an area and its first records page are the same files.
  records: area,
  page: {
    names: [AREA, NAME],
    usage: '<area> <name>',
    sample: ['apps/portal/src/pages/sample/plain/*', 'apps/portal/src/site/routes/areas/samplePlain.ts'],
    renames: (folder, name) => [
      ['pages/sample/plain', `pages/${folder}/${kebab(name)}`],
      ['SamplePlain', pascal(name)],
      ['samplePlain', camel(name)],
    ],
    lists: (folder, name) => listsOfPage(camel(name), `${folder}/${kebab(name)}/${pascal(name)}`),
    derive: collectWords,
    next: WORDS,
  },
  component: {
    names: [NAME],
    usage: '<Name>',
    sample: ['packages/ui-kit/src/Sample/*'],
    renames: (name) => [['Sample', pascal(name)]],
    lists: () => [],
    next: 'Open its stories: npm run storybook.',
  },
};

const usage = Object.entries(kinds)
  .map(([kind, { usage: names }]) => `npm run new -- ${kind} ${names}\n`)
  .join('');

/**
 * `npm run new -- area|records|page|component <name>`: copies a sample, which is compiled and tested like all code, under
 * another name, adds its lines to lists, and prints both and the remaining steps. `derives` writes what follows from
 * them: client, migration and catalogs.
 */
export const generate = async (
  args: readonly string[],
  root = projectRoot,
  { derives = true } = {},
): Promise<number> => {
  const [name = '', ...names] = args;
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  const isNamed = kind?.names.every((pattern, place) => pattern.test(names[place] ?? '')) === true;
  if (kind === undefined || !isNamed || names.length > kind.names.length) {
    process.stderr.write(usage);
    return 1;
  }
  const copied = copySample(root, kind.sample, kind.renames(...names));
  if ('taken' in copied) {
    process.stderr.write(`${copied.taken} exists. Choose another name, or remove it first.\n`);
    return 1;
  }
  const lists = kind.lists(...names);
  for (const edit of lists) addLine(root, edit);
  await format(root, [...copied.files, ...lists.map(({ file }) => file)]);
  if (derives) await kind.derive?.(root, ...names);
  process.stdout.write(`\n${kind.next}\n`);
  return 0;
};
