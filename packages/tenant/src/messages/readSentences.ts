import { languages } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import { compileMessages } from './compileMessages.ts';
import type { CompiledMessage } from './compileMessages.ts';
import { sentenceParts } from './sentenceParts.ts';
import type { SentencePart } from './sentenceParts.ts';
import type { PoOptions } from './po.types.ts';
import { scanPo } from './scanPo.ts';

type Problem = Pick<Diagnostic, 'code' | 'message' | 'fix'> & { severity?: Diagnostic['severity'] };

/** A valid, compiled message of a PO file. */
export type Sentence = {
  id: string;
  /** Its msgctxt, in a file that may have them. */
  context?: string;
  message: CompiledMessage;
  variables: SentencePart[];
  elements: SentencePart[];
  /** Creates a diagnostic at its id, or at an offset of its text. */
  at: (problem: Problem, offset?: number) => Diagnostic;
};

export type SentenceFile = {
  sentences: Sentence[];
  /** Ids of all entries with a text, invalid ones included. */
  ids: string[];
  /** True if a mistake hides the id of an entry. */
  hasLostIds: boolean;
  /** Diagnostics of entries without a usable text, by id; fuzzy entries count as such. */
  empty: Map<string, Diagnostic>;
  diagnostics: Diagnostic[];
};

const checkHeader = (file: string, header: string, text: string, code: LanguageCode): Diagnostic[] => {
  const at = (words: string) => {
    const line = text.split('\n').findIndex((each) => each.includes(words));
    const column = text.split('\n')[line]?.indexOf(words) ?? 0;
    return { file, line: line + 1, column: column + 1 };
  };
  const charset = /charset=([\w-]+)/i.exec(header)?.[1] ?? 'UTF-8';
  const named = /^Language:[ \t]*(\S+)/m.exec(header)?.[1] ?? code;
  const isOurs = [code, languages[code].tag].some(
    (name) => name.toLowerCase() === named.toLowerCase().replace('_', '-'),
  );
  const diagnostics: Diagnostic[] = [];
  if (!/^utf-?8$/i.test(charset)) {
    const message = `The header says that this file is ${charset}; only UTF-8 is read.`;
    const fix = 'Save the file as UTF-8 and write charset=UTF-8.';
    diagnostics.push({ severity: 'error', ...at(`charset=${charset}`), code: 'wrong-encoding', message, fix });
  }
  if (!isOurs) {
    const message = `The header says that these sentences are in ${named}, the file's name says ${code}.`;
    const fix = `Write "Language: ${code}\\n", or rename the file.`;
    diagnostics.push({ severity: 'warning', ...at('Language:'), code: 'wrong-language', message, fix });
  }
  return diagnostics;
};

/** Reads the messages of a PO text in a language. Reports each mistake in syntax, header or message at its position. */
export const readSentences = (
  file: string,
  text: string,
  code: LanguageCode,
  options: PoOptions = {},
): SentenceFile => {
  const po = scanPo(text, options);
  const { hasLostIds } = po;
  const read: SentenceFile = { sentences: [], ids: [...po.ids], hasLostIds, empty: new Map(), diagnostics: [] };
  read.diagnostics.push(...checkHeader(file, po.header, text, code));
  read.diagnostics.push(...po.problems.map((problem) => ({ file, ...problem })));
  for (const { id, context, text: sentence, at: idAt, placeOf, fuzzyAt } of po.sentences) {
    const at: Sentence['at'] = (problem, offset) => {
      const place = offset === undefined ? idAt : placeOf(offset);
      return { severity: 'error', file, line: place.line, column: place.column, ...problem };
    };
    if (fuzzyAt) {
      const message = `"${id}" is marked as fuzzy, a guess that nobody has confirmed: it is left out, as gettext does.`;
      const fix = 'Check the sentence and remove the mark, or remove the entry.';
      read.empty.set(id, { severity: 'warning', file, ...fuzzyAt, code: 'fuzzy-message', message, fix });
      read.ids.splice(read.ids.indexOf(id), 1);
      continue;
    }
    if (sentence.trim() === '') {
      const message = `"${id}" has no text: the shared sentence is said instead.`;
      const fix = 'Write its msgstr, or remove the entry.';
      read.empty.set(id, at({ severity: 'warning', code: 'empty-message', message, fix }));
      read.ids.splice(read.ids.indexOf(id), 1);
      continue;
    }
    const { variables, elements, problems } = sentenceParts(sentence, languages[code].tag);
    read.diagnostics.push(...problems.map(({ offset, ...problem }) => at(problem, offset)));
    if (problems.some(({ severity }) => severity === 'error')) continue;
    const { messages, refused } = compileMessages({ it: sentence });
    const message = messages['it'];
    const named = context === undefined ? { id } : { id, context };
    if (message) read.sentences.push({ ...named, message, variables, elements, at });
    for (const { reason } of refused) {
      const fix = 'Write the sentence without this format.';
      read.diagnostics.push(at({ code: 'message-syntax', message: `"${id}" cannot be read: ${reason}.`, fix }));
    }
  }
  return read;
};
