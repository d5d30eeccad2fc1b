import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../start/projectRoot.mjs';
import { componentShape, featureShape, pageShape, type Shape } from './shapes.ts';

const shapes: Readonly<Record<string, (name: string) => Shape>> = {
  feature: featureShape,
  component: componentShape,
  page: pageShape,
};

/** `npm run new -- feature|component|page <name>`: writes the files of one of our shapes and says what is left to do. */
export async function generate(args: readonly string[], root = projectRoot): Promise<number> {
  const [kind = '', name = ''] = args;
  const shape = shapes[kind];
  if (shape === undefined || !/^[a-z][A-Za-z0-9]*$/i.test(name)) {
    process.stderr.write(
      `npm run new -- ${Object.keys(shapes).join('|')} <name>   the name in letters and digits, for example betHistory\n`,
    );
    return 1;
  }
  const { files, next } = shape(name);
  const there = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (there !== undefined) {
    process.stderr.write(`${there} exists. Choose another name, or remove it first.\n`);
    return 1;
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    process.stdout.write(`  wrote ${path}\n`);
  }
  process.stdout.write(`\n${next}\n`);
  return 0;
}
