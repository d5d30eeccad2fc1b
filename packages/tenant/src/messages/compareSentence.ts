import { didYouMean } from '../diagnostics/didYouMean.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import type { SentencePart } from './sentenceParts.ts';
import type { Sentence } from './readSentences.ts';

const braced = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

const isElement = (name: string): boolean => name.startsWith('<');
const bare = (name: string): string => name.replace('/', '');

const firstOfEach = (parts: readonly SentencePart[]): SentencePart[] =>
  parts.filter(({ name }, index) => parts.findIndex((part) => part.name === name) === index);

/**
 * Reports placeholders and elements (`<0>`) that a message adds or lacks, compared with the release's (`known`). Any
 * message may use the `constants`.
 */
export const compareSentence = (
  { id, variables, elements, at }: Sentence,
  known: readonly string[],
  constants: readonly string[],
): Diagnostic[] => {
  const values = known.filter((name) => !isElement(name));
  const allowed = [...new Set([...values, ...constants])];
  const tags = known.filter(isElement);
  const foreign = firstOfEach(variables).filter(({ name }) => !allowed.includes(name));
  const strange = firstOfEach(elements)
    .filter(({ name }) => !tags.includes(name))
    .filter(({ name }, index, all) => all.findIndex((other) => bare(other.name) === bare(name)) === index);
  const used = new Set([...variables, ...elements].map(({ name }) => name));
  const lost = values.filter((name) => !used.has(name) && !constants.includes(name));
  const lostTags = tags.filter((tag) => !used.has(tag));
  const diagnostics = foreign.map(({ name, offset }) => {
    const fix = allowed.length > 0 ? didYouMean(name, allowed) : 'This sentence is given no values.';
    const message = `"${id}" uses {${name}}, which it is never given.`;
    return at({ code: 'wrong-variable', message, fix }, offset);
  });
  // A misnamed value is already reported as foreign and accounts for one lost value.
  if (lost.length > foreign.length) {
    const message = `"${id}" has lost ${braced(lost)}, which the release's sentence says.`;
    const fix = `Write ${braced(lost)} where the value belongs.`;
    diagnostics.push(at({ code: 'lost-variable', message, fix }, 0));
  }
  diagnostics.push(
    ...strange.map(({ name, offset }) => {
      const fix = tags.length > 0 ? `Use only ${tags.join(' and ')}.` : 'Write plain text.';
      const message = `"${id}" holds the element ${name}, which players would read as text.`;
      return at({ code: 'wrong-element', message, fix }, offset);
    }),
  );
  if (lostTags.length > strange.length) {
    const message = `"${id}" has lost the element ${lostTags.join(', ')} of the release's sentence.`;
    diagnostics.push(at({ code: 'lost-element', message, fix: 'Put the words that it marks between its tags.' }, 0));
  }
  return diagnostics;
};
