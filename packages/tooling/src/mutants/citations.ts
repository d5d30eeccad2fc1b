import { types } from '@babel/core';
import { parseCode } from '../branches/parseCode.ts';
import { allIn } from '../requirements/syntax.ts';

/** Lines from `first` to `last`, both included, counted from 1. */
export type Lines = { readonly first: number; readonly last: number };

/**
 * The code that a file cites for a row. A comment cites the declaration, statement, property or element below it, or
 * the line that ends with it; a string, such as the description of a call, cites the declaration that contains it.
 */
export const citedLines = (code: string, file: string, row: string): Lines[] => {
  if (!code.includes(row)) return [];
  const tree = parseCode(code, file);
  const nodes = allIn(tree.program).filter((node) => !types.isProgram(node) && !types.isJSXText(node));
  const lines = code.split('\n');
  const ofComments = (tree.comments ?? [])
    .filter(({ value }) => value.includes(row))
    .flatMap(({ loc, end = 0 }) => {
      if (!loc) return [];
      const before = lines[loc.start.line - 1]?.slice(0, loc.start.column).replace(/\{$/u, '') ?? '';
      if (before.trim() !== '') return [{ first: loc.start.line, last: loc.start.line }];
      return linesOf(
        nodes
          .filter((node) => startOf(node) >= end)
          .toSorted((one, other) => startOf(one) - startOf(other) || endOf(other) - endOf(one))[0],
      );
    });
  const ofStrings = nodes
    .filter((node) => types.isStringLiteral(node) && node.value.includes(row))
    .flatMap((text) =>
      linesOf(tree.program.body.find((node) => startOf(node) < startOf(text) && endOf(node) > endOf(text))),
    );
  return [...ofComments, ...ofStrings];
};

const startOf = (node: types.Node): number => node.start ?? 0;
const endOf = (node: types.Node): number => node.end ?? 0;
const linesOf = (node: types.Node | undefined): Lines[] =>
  node?.loc ? [{ first: node.loc.start.line, last: node.loc.end.line }] : [];
