import { findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import type { Diagnostic } from './diagnostic.types.ts';

type Fault = Pick<Diagnostic, 'code' | 'message' | 'fix'> & { severity?: Diagnostic['severity'] };
export type Path = readonly (string | number)[];

/** Line and column (from 1) of an offset in a text. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

/** A fault that belongs to a whole file. */
export function atFile(file: string, fault: Fault): Diagnostic {
  return { severity: 'error', file, line: 1, column: 1, ...fault };
}

/** A JSON text that can say where each of its values and keys stands, so that a fault of a value is a fault at a place. */
export class JsonSource {
  readonly file: string;
  readonly text: string;
  readonly syntax: Diagnostic[];
  readonly #tree: Node | undefined;

  constructor(file: string, text: string) {
    const errors: ParseError[] = [];
    this.file = file;
    this.text = text;
    this.#tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    // One slip makes a parser stumble several times: the first is the fault.
    this.syntax = errors.slice(0, 1).map(({ error, offset }) => ({
      severity: 'error',
      code: 'json-syntax',
      file,
      ...positionAt(text, offset),
      message: `This is not valid JSON: ${printParseErrorCode(error)}.`,
      fix: 'Correct the text at this place: look for a missing or extra comma, quote or bracket.',
    }));
  }

  get value(): unknown {
    return this.#tree ? getNodeValue(this.#tree) : undefined;
  }

  /** A fault at the value that a path names, or at its nearest container when the value is missing. */
  at(path: Path, fault: Fault): Diagnostic {
    for (let length = path.length; length >= 0; length--) {
      const node = this.#tree && findNodeAtLocation(this.#tree, path.slice(0, length));
      if (node) return this.#place(node, fault);
    }
    return atFile(this.file, fault);
  }

  /** A fault at a key rather than at its value. */
  atKey(path: Path, fault: Fault): Diagnostic {
    const node = this.#tree && findNodeAtLocation(this.#tree, [...path]);
    const key = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    return key ? this.#place(key, fault) : this.at(path, fault);
  }

  #place(node: Node, fault: Fault): Diagnostic {
    return { severity: 'error', file: this.file, ...positionAt(this.text, node.offset), ...fault };
  }
}
