import { parse } from '@messageformat/parser';
import type { Content, FunctionArg, Select, SelectCase, Token } from '@messageformat/parser';
import { didYouMean } from '../diagnostics/didYouMean.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import { pluralForms } from './pluralForms.ts';

/** A mistake in a message, at its offset (UTF-16 units from 0). */
type SentenceProblem = Pick<Diagnostic, 'severity' | 'code' | 'message' | 'fix'> & { offset: number };

/** A placeholder or an element (such as `<0>`) of a message, and its first offset. */
export type SentencePart = { name: string; offset: number };

/** A parsed message: its placeholders, its elements, and its mistakes. */
export type SentenceParts = { variables: SentencePart[]; elements: SentencePart[]; problems: SentenceProblem[] };

const formats: Readonly<Record<string, readonly string[]>> = {
  number: ['percent', 'decimal'],
  date: ['short', 'default', 'long', 'full'],
  time: ['short', 'default', 'long', 'full'],
};
const exampleOf = {
  plural: '{count, plural, one {# game} other {# games}}',
  select: '{kind, select, a {…} other {…}}',
};

/** Placeholders of printf formats and HTML entities, neither of which is supported. */
const foreign = /%(?:\d+\$)?[sd@](?![\p{L}\p{N}])|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/giu;

/** Offset of a parse error, from the line and column in the parser's message. */
const brokenAt = (text: string, reason: string): number => {
  const [, line = '1', column = '1'] = /at line (\d+) col (\d+)/.exec(reason) ?? [];
  const before = text.split('\n').slice(0, Number(line) - 1);
  return Math.min(before.join('\n').length + (before.length > 0 ? 1 : 0) + Number(column) - 1, text.length);
};

class SentenceReader {
  readonly parts: SentenceParts = { variables: [], elements: [], problems: [] };
  readonly #tag: string;

  constructor(tag: string) {
    this.#tag = tag;
  }

  read(tokens: readonly Token[]): void {
    for (const token of tokens) {
      if (token.type === 'content') this.#readText(token);
      else if (token.type !== 'octothorpe') {
        this.parts.variables.push({ name: token.arg, offset: token.ctx.offset });
        if (token.type === 'function') this.#readFormat(token);
        else if (token.type !== 'argument') this.#readChoice(token);
      }
    }
  }

  #report(
    offset: number,
    code: string,
    message: string,
    fix: string,
    severity: Diagnostic['severity'] = 'error',
  ): void {
    this.parts.problems.push({ offset, severity, code, message, fix });
  }

  #readText({ ctx }: Content): void {
    const { text, offset } = ctx;
    for (const { 0: quoted, index } of text.matchAll(/'[{}](?:[^']|'')*'/g)) {
      const name = /\{\s*\w+\s*\}/.exec(quoted)?.[0];
      if (name === undefined) continue;
      const message = `The apostrophe before ${name} makes it plain text: players would read the braces.`;
      this.#report(offset + index, 'quoted-placeholder', message, "Write two apostrophes (''), or the sign ’.");
    }
    const plain = text.replaceAll(/'[{}#](?:[^']|'')*'/g, (quoted) => ' '.repeat(quoted.length));
    const brace = plain.indexOf('}');
    if (brace >= 0) {
      const fix = "Remove it, or open it with {. A brace to be read is written '}'.";
      this.#report(offset + brace, 'message-syntax', 'A closing brace stands here without an opening one.', fix);
    }
    for (const { 0: found, index } of plain.matchAll(foreign)) {
      const isPlaceholder = found.startsWith('%');
      const message = `The sentence holds ${found}, which players would read as it is written.`;
      const fix = isPlaceholder ? 'Write a value as {name}.' : 'Write the sign itself, such as & or a no-break space.';
      this.#report(offset + index, 'foreign-notation', message, fix);
    }
    for (const { 0: tag, index, 1: name = '' } of plain.matchAll(/<\/?([A-Za-z0-9]+)\b[^<>]*>/g)) {
      this.parts.elements.push({ name: tag.startsWith('</') ? `</${name}>` : `<${name}>`, offset: offset + index });
    }
  }

  #readFormat({ key, param, ctx }: FunctionArg): void {
    const known = formats[key];
    if (!known) {
      const fix = didYouMean(key, [...Object.keys(formats), 'plural', 'select', 'selectordinal']);
      return this.#report(ctx.offset, 'unknown-format', `"${key}" is not a way to write a value.`, fix);
    }
    const style = param
      ?.map(({ ctx: { text } }) => text)
      .join('')
      .trim();
    if (style === undefined || known.includes(style) || (key === 'date' && style.startsWith('::'))) return;
    const message = `"${style}" is not a style of ${key}.`;
    this.#report(ctx.offset, 'unknown-format', message, didYouMean(style, known));
  }

  #readChoice({ type, arg, cases, ctx }: Select): void {
    const keys = cases.map(({ key }) => key);
    if (!keys.includes('other')) {
      const message = `The ${type} of {${arg}} has no form "other"; without it some values have no sentence.`;
      const fix = `Add other {…}: ${exampleOf[type === 'select' ? 'select' : 'plural']}.`;
      this.#report(ctx.offset, 'missing-other', message, fix);
    }
    for (const [index, { key, ctx: place }] of cases.entries()) {
      if (keys.indexOf(key) === index) continue;
      const offset = place.offset + place.text.search(/\S/);
      this.#report(offset, 'duplicate-form', `The form "${key}" stands twice.`, 'Keep one of the two.');
    }
    if (type !== 'select') this.#readForms(type, arg, cases, ctx.offset);
    for (const { tokens } of cases) this.read(tokens);
  }

  #readForms(type: 'plural' | 'selectordinal', arg: string, cases: readonly SelectCase[], at: number): void {
    const { known, used } = pluralForms(this.#tag, type === 'plural' ? 'cardinal' : 'ordinal');
    for (const { key, ctx } of cases) {
      if (key.startsWith('=') || known.includes(key)) continue;
      const message = `Numbers have no form "${key}" in this language (${this.#tag}).`;
      this.#report(ctx.offset + ctx.text.search(/\S/), 'unknown-form', message, didYouMean(key, known));
    }
    const keys = new Set(cases.map(({ key }) => key));
    const isWritten = (form: string, examples: readonly number[]): boolean =>
      keys.has(form) || examples.every((example) => keys.has(`=${example}`));
    const lacking = [...used].filter(([form, examples]) => !isWritten(form, examples));
    if (lacking.length === 0 || !keys.has('other')) return;
    const named = lacking.map(([form, examples]) => `${form} (such as ${examples.slice(0, 3).join(', ')})`).join(', ');
    const message = `The ${type} of {${arg}} lacks the form ${named} of this language (${this.#tag}).`;
    this.#report(at, 'missing-form', message, 'Add the form; until then these numbers read as "other".', 'warning');
  }
}

/** Parses a message as the portal does in a language (BCP 47 tag). */
export const sentenceParts = (text: string, tag: string): SentenceParts => {
  const reader = new SentenceReader(tag);
  try {
    reader.read(parse(text, { strictPluralKeys: false }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const words = reason.replace(/ at line \d[^]*/, '');
    const fix = 'Check its braces: {name}, {count, plural, other {…}}.';
    const problem = { code: 'message-syntax', message: `The sentence breaks here: ${words}.`, fix };
    return {
      variables: [],
      elements: [],
      problems: [{ offset: brokenAt(text, reason), severity: 'error', ...problem }],
    };
  }
  return reader.parts;
};
