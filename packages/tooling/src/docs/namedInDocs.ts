import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Pages that a newcomer reads: at the root, in `docs`, and in each folder's README. */
const PAGES = ['*.md', 'docs/**/*.md', '{apps,packages,tenants}/*/README.md'];

/** Folders that a path in a page begins with. */
const FOLDERS = /^(?:apps|packages|docs|tenants|\.storybook|\.ci)\//u;

/** Every page, as a path from the root. */
export const pagesOf = (root: string): string[] => globSync(PAGES, { cwd: root }).toSorted();

/** Commands, paths and links in a page that name nothing, as sentences. */
export const missingIn = (text: string, page: string, root: string): string[] => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const named = [...text.matchAll(/\bnpm (?:run (?:-s )?)?([\w:]+)/gu)]
    .filter(([command, name = '']) => command.startsWith('npm run ') || name === 'start' || name === 'test')
    .filter(([, name = '']) => scripts[name] === undefined)
    .map(([command]) => `no script: ${command}`);
  const bare = [...text.matchAll(/\b(?:pnpm (?:exec|run)|npx) [\w:-]+/gu)].map(
    ([command]) => `a bare machine has no pnpm: ${command}`,
  );
  const paths = [...text.matchAll(/`([^`\s]+)`/gu)]
    .map(([, path = '']) => path.replace(/:\d+$/u, ''))
    .filter((path) => FOLDERS.test(path) && !/[<>]|…|\/dist\//u.test(path))
    .filter((path) => globSync(path, { cwd: root }).length === 0 && !existsSync(join(root, path)))
    .map((path) => `no file: ${path}`);
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/gu)]
    .map(([, link = '']) => link.replace(/#.*$/u, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/u.test(link))
    .filter((link) => !existsSync(join(root, dirname(page), link)))
    .map((link) => `no page: ${link}`);
  return [...named, ...bare, ...paths, ...links].map((each) => `${page}: ${each}`);
};
