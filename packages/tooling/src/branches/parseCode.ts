import { parseSync } from '@babel/core';
import type { types } from '@babel/core';

/** Parses TypeScript with JSX, ignoring any Babel configuration. */
export const parseCode = (code: string, file: string): types.File => {
  const plugins = ['typescript' as const, 'jsx' as const];
  const tree = parseSync(code, { filename: file, parserOpts: { plugins }, configFile: false, babelrc: false });
  if (tree === null) throw new Error(`${file} could not be read.`);
  return tree;
};
