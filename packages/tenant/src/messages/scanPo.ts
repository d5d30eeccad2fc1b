import { didYouMean, nearest } from '../diagnostics/didYouMean.ts';
import type { PoProblem, PoOptions, PoSentence, PoText, Place } from './po.types.ts';
import { readPoString, writtenLength } from './poString.ts';

type Problem = Pick<PoProblem, 'code' | 'message' | 'fix'>;
type Piece = Place & { start: number; raw: string };
type Part = { text: string; pieces: Piece[] };
type Entry = { at: Place; id: Part; context?: Part; sentence?: Part; broken: boolean; fuzzyAt?: Place };

const emptyPart = (): Part => ({ text: '', pieces: [] });

const placeIn = ({ pieces }: Part, offset: number): Place => {
  const piece = pieces.findLast(({ start }) => start <= offset) ?? pieces[0];
  if (!piece) return { line: 1, column: 1 };
  return { line: piece.line, column: piece.column + writtenLength(piece.raw, offset - piece.start) };
};

const keywords = ['msgid', 'msgstr'];

const keywordProblem = (word: string): Problem => {
  if (word === 'msgid_plural' || word.startsWith('msgstr[')) {
    const message = `Plural forms are written inside the sentence here, not as ${word}.`;
    return { code: 'po-plural', message, fix: 'Write one msgstr: "{count, plural, one {# game} other {# games}}".' };
  }
  if (word === 'msgctxt') {
    const fix = 'Remove the msgctxt line and write the whole id as msgid.';
    return { code: 'po-context', message: 'Contexts are not read: an id alone names its sentence.', fix };
  }
  const fix = nearest(word, keywords) ? didYouMean(word, keywords) : 'Write msgid "…", msgstr "…", or # for a note.';
  return { code: 'po-syntax', message: `"${word}" is not a word of a PO file.`, fix };
};

const strayProblem = (text: string): Problem => {
  const isCurly = /^[“”„«»‘’']/u.test(text);
  const message = isCurly ? `A text begins with ${text[0]} instead of ".` : 'A text must stand in quotes.';
  return { code: 'po-syntax', message, fix: 'Put the text between straight quotes: "…".' };
};

/** Strict line-by-line PO parser: any line other than an entry, a comment or a blank is a mistake. */
class PoScanner {
  readonly result: PoText = { header: '', sentences: [], ids: [], hasLostIds: false, problems: [] };
  readonly #first = new Map<string, number>();
  #entry: Entry | undefined;
  #part: Part | undefined;
  #line = 0;
  #fuzzyAt: Place | undefined;
  #context: Part | undefined;
  #isLost = false;

  readonly #keywords: readonly string[];

  constructor({ hasContexts = false }: PoOptions) {
    this.#keywords = hasContexts ? [...keywords, 'msgctxt'] : keywords;
  }

  readLine(line: string, number: number): void {
    this.#line = number;
    const from = line.search(/\S/);
    if (from < 0) return;
    if (line[from] === '#') return this.#readComment(line, from);
    if (line[from] === '"') return this.#readText(line, from);
    const word = /^[A-Za-z_]+(?:\[\d*\])?/.exec(line.slice(from))?.[0];
    if (word === undefined) return this.#report(from, strayProblem(line.slice(from)));
    this.#readKeyword(line, from, word);
  }

  finish(): void {
    const entry = this.#entry;
    this.#entry = undefined;
    this.#part = undefined;
    if (!entry) return;
    const { id, context, sentence, at, broken, fuzzyAt } = entry;
    if (id.text === '' && this.result.ids.length === 0 && this.result.header === '') {
      this.result.header = sentence?.text ?? '';
      return;
    }
    const problem = this.#entryProblem(entry);
    if (problem) this.result.problems.push({ severity: 'error', ...at, ...problem });
    this.#first.set(id.text, this.#first.get(id.text) ?? at.line);
    this.result.ids.push(id.text);
    if (!sentence || broken || problem) return;
    const placeOf = (offset: number): Place => placeIn(sentence, offset);
    const read: PoSentence = { id: id.text, text: sentence.text, at, placeOf };
    const named = context ? { ...read, context: context.text } : read;
    this.result.sentences.push(fuzzyAt ? { ...named, fuzzyAt } : named);
  }

  #entryProblem({ id, sentence, broken }: Entry): Problem | undefined {
    if (broken) return undefined;
    if (id.text === '') {
      const fix = 'Write the id of a sentence, or remove the entry.';
      return { code: 'po-syntax', message: 'The msgid is empty; only the header, which stands first, has none.', fix };
    }
    if (!sentence) {
      return { code: 'po-syntax', message: `"${id.text}" has no msgstr.`, fix: 'Add msgstr "…" below its msgid.' };
    }
    const first = this.#first.get(id.text);
    if (first === undefined) return undefined;
    const message = `"${id.text}" stands twice; its first sentence is on line ${first}.`;
    return { code: 'duplicate-message', message, fix: 'Keep one of the two entries.' };
  }

  #readComment(line: string, from: number): void {
    if (this.#entry?.sentence) this.finish();
    const comment = line.slice(from);
    // A fuzzy mark before an obsolete entry does not apply to the next entry.
    if (comment.startsWith('#~')) this.#fuzzyAt = undefined;
    if (!/^#,.*\bfuzzy\b/.test(comment)) return;
    this.#fuzzyAt = { line: this.#line, column: from + 1 + comment.search(/\bfuzzy\b/) };
  }

  #readKeyword(line: string, from: number, word: string): void {
    const isKnown = this.#keywords.includes(word);
    const meant = isKnown ? word : (nearest(word, keywords) ?? word);
    if (meant === 'msgid') {
      this.finish();
      this.#part = emptyPart();
      const fuzzyAt = this.#fuzzyAt;
      this.#fuzzyAt = undefined;
      const context = this.#context;
      this.#context = undefined;
      const entry: Entry = { at: { line: this.#line, column: from + 1 }, id: this.#part, broken: false };
      if (context) entry.context = context;
      this.#entry = fuzzyAt ? { ...entry, fuzzyAt } : entry;
      this.#isLost = false;
    } else if (meant === 'msgstr') {
      const entry = this.#entry;
      if (entry && !entry.sentence) {
        this.#part = entry.sentence = emptyPart();
      } else {
        const message = entry ? 'A second msgstr stands under one msgid.' : 'A msgstr stands without its msgid.';
        const fix = 'Write each sentence as a pair of msgid and msgstr.';
        this.#report(from, { code: 'po-syntax', message, fix });
        this.#part = undefined;
      }
    } else {
      if (this.#entry?.sentence && word === 'msgctxt') this.finish();
      this.#part = isKnown ? (this.#context = emptyPart()) : undefined;
    }
    if (!isKnown) this.#report(from, keywordProblem(word));
    const text = line.slice(from + word.length);
    const offset = from + word.length + text.search(/\S|$/);
    if (line[offset] === '"') this.#readText(line, offset);
    else this.#report(offset, strayProblem(text.trim()));
  }

  #readText(line: string, from: number): void {
    const part = this.#part;
    if (!part) {
      // Texts below an unknown keyword are part of its mistake.
      const message = 'A text stands without msgid or msgstr.';
      return this.#report(from, { code: 'po-syntax', message, fix: 'Remove it.' });
    }
    const read = readPoString(line, from);
    if ('offset' in read) return this.#report(read.offset, { code: 'po-syntax', message: read.message, fix: read.fix });
    part.pieces.push({ start: part.text.length, raw: read.raw, line: this.#line, column: read.from + 1 });
    part.text += read.text;
  }

  // Reports only the first mistake of an entry, or of the lines between two entries.
  #report(offset: number, problem: Problem): void {
    if (this.#entry?.broken === true || this.#isLost) return;
    if (!this.#entry?.sentence) this.result.hasLostIds = true;
    if (this.#entry) this.#entry.broken = true;
    else this.#isLost = true;
    this.result.problems.push({ severity: 'error', line: this.#line, column: offset + 1, ...problem });
  }
}

/** Parses a PO text into entries with positions, and reports mistakes of lines, quotes, escapes and duplicate ids. */
export const scanPo = (text: string, options: PoOptions = {}): PoText => {
  const scanner = new PoScanner(options);
  for (const [index, line] of text.split(/\r?\n/).entries()) scanner.readLine(line, index + 1);
  scanner.finish();
  return scanner.result;
};
