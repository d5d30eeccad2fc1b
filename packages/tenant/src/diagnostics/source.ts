import { findNodeAtLocation, getNodeValue, parseTree } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import type { Diagnostic } from './diagnostic.types.ts';
import { duplicateKeys, syntaxProblem } from './jsonProblems.ts';
import { readText } from './readText.ts';

type Problem = Pick<Diagnostic, 'code' | 'message' | 'fix'> & { severity?: Diagnostic['severity'] };
export type Path = readonly (string | number)[];

/** Line and column (from 1) of an offset in a text. */
const positionAt = (text: string, offset: number): { line: number; column: number } => {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
};

/** A diagnostic for a whole file, at its first character. */
export const atFile = (file: string, problem: Problem): Diagnostic => ({
  severity: 'error',
  file,
  line: 1,
  column: 1,
  ...problem,
});

/** A JSON text with the positions of its values and keys, for diagnostics. */
export class JsonSource {
  readonly file: string;
  readonly text: string;
  readonly syntax: Diagnostic[];
  /** Mistakes that leave the text readable: a byte order mark, duplicate keys. */
  readonly slips: Diagnostic[];
  readonly #tree: Node | undefined;

  constructor(file: string, text: string) {
    const errors: ParseError[] = [];
    this.file = file;
    this.text = text;
    this.#tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    const lineOf = (offset: number) => positionAt(text, offset).line;
    const at = ({ offset, ...problem }: { offset: number } & Problem): Diagnostic => ({
      severity: 'error',
      file,
      ...positionAt(text, offset),
      ...problem,
    });
    // A parser reports follow-up errors: only the first is kept.
    this.syntax = errors.slice(0, 1).map((error) => at(syntaxProblem(text, error)));
    this.slips = this.syntax.length > 0 ? [] : duplicateKeys(this.#tree, lineOf).map(at);
  }

  /** Reads a JSON file; undefined if it is missing. An undecodable file yields an empty source with diagnostics. */
  static read(file: string): JsonSource | undefined {
    const read = readText(file);
    if (!read) return undefined;
    const source = new JsonSource(file, read.text ?? '{}');
    (read.text === undefined ? source.syntax : source.slips).unshift(...read.diagnostics);
    return source;
  }

  get value(): unknown {
    return this.#tree ? getNodeValue(this.#tree) : undefined;
  }

  /** A diagnostic at the value of a path, or at its nearest existing container. */
  at(path: Path, problem: Problem): Diagnostic {
    for (let length = path.length; length >= 0; length--) {
      const node = this.#tree && findNodeAtLocation(this.#tree, path.slice(0, length));
      if (node) return this.#place(node, problem);
    }
    return atFile(this.file, problem);
  }

  /** A diagnostic at a key rather than at its value. */
  atKey(path: Path, problem: Problem): Diagnostic {
    const node = this.#tree && findNodeAtLocation(this.#tree, [...path]);
    const key = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    return key ? this.#place(key, problem) : this.at(path, problem);
  }

  #place(node: Node, problem: Problem): Diagnostic {
    return { severity: 'error', file: this.file, ...positionAt(this.text, node.offset), ...problem };
  }
}
