import { languages } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import { join } from 'node:path';
import { didYouMean, nearest } from '../diagnostics/didYouMean.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import { atFile } from '../diagnostics/source.ts';
import { compareSentence } from '../messages/compareSentence.ts';
import type { Sentence, SentenceFile } from '../messages/readSentences.ts';
import { siteConstants } from '../document/siteConstants.ts';
import { slideParts, wordIds } from './slides.ts';
import type { Slide } from './slides.ts';

/** Message files by language; undefined for a file that cannot be read, which is already reported. */
type Files = ReadonlyMap<LanguageCode, SentenceFile | undefined>;

/** Messages of a slide that is missing in `banners.json`. */
type Orphan = { group: string; id: string; sentences: Sentence[] };

const idsIn = (files: Files, code: LanguageCode): string[] | undefined => {
  const own = [code, languages[code].catalog].filter((each) => files.has(each));
  if (own.some((each) => files.get(each)?.hasLostIds ?? true)) return undefined;
  return own.flatMap((each) => files.get(each)?.ids ?? []);
};

const orphansOf = (sentences: readonly Sentence[], slides: readonly Slide[]): Orphan[] => {
  const orphans = new Map<string, Orphan>();
  for (const sentence of sentences) {
    const [, group = '', id = ''] = sentence.id.split('.');
    const isOwn = slides.some((slide) => slide.groups.includes(group) && slide.id === id);
    // Skips messages of a slide in an unknown group: the group is already reported.
    const isTold = slides.some((slide) => !slide.isKnown && slide.id === id);
    if (isOwn || isTold) continue;
    const orphan = orphans.get(`${group}.${id}`) ?? { group, id, sentences: [] };
    orphan.sentences.push(sentence);
    orphans.set(`${group}.${id}`, orphan);
  }
  return [...orphans.values()];
};

const hasWords = (slide: Slide, ids: readonly string[]): boolean =>
  slideParts.some((part) => wordIds(slide, part).some((id) => ids.includes(id)));

const renamed = ({ id, path, source, groups }: Slide, orphan: Orphan): Diagnostic => {
  const message = `No language has words for the slide "${id}", and no slide is called "${orphan.id}", which has words.`;
  const fix = `Call the slide "${orphan.id}", or write its msgids as banner.${groups.at(-1)}.${id}.title and .line.`;
  return source.at(path, { code: 'renamed-banner', message, fix });
};

// Compares group and id separately: the common prefix would make all ids similar.
const nearSlide = (group: string, id: string, slides: readonly Slide[]): string | undefined => {
  const groups = slides.flatMap((slide) => slide.groups);
  const meant = groups.includes(group) ? group : nearest(group, groups);
  const ids = slides.filter((slide) => slide.groups.some((each) => each === meant)).map((slide) => slide.id);
  const slide = ids.includes(id) ? id : nearest(id, ids);
  return meant === undefined || slide === undefined ? undefined : `banner.${meant}.${slide}`;
};

const orphaned = ({ group, id, sentences }: Orphan, slides: readonly Slide[]): Diagnostic[] => {
  const [first] = sentences;
  if (!first) return [];
  const more = sentences.length > 1 ? ` (${sentences.length} sentences in all)` : '';
  const message = `No slide of banners.json has the words "${first.id}"${more}.`;
  const near = nearSlide(group, id, slides);
  const where = group || 'a group';
  const fix = near
    ? `Did you mean "${near}"?`
    : `Add the slide "${id}" to ${where} of banners.json, or remove its words.`;
  return [first.at({ code: 'unknown-message', message, fix })];
};

// Reports a message of a known slide that is neither its title nor its line.
const mistypedPart = (sentence: Sentence, slides: readonly Slide[]): Diagnostic[] => {
  const [, group = '', id = ''] = sentence.id.split('.');
  const slide = slides.find((each) => each.groups.includes(group) && each.id === id);
  if (!slide) return [];
  const known = slideParts.flatMap((part) => wordIds(slide, part));
  if (known.includes(sentence.id)) return compareSentence(sentence, [], siteConstants);
  const message = `A slide has no words "${sentence.id}".`;
  return [sentence.at({ code: 'unknown-message', message, fix: didYouMean(sentence.id, known) })];
};

/**
 * Checks that every slide has messages in each offered language, and every banner message a slide. A slide renamed in
 * only one place is reported once, not for each message and language.
 */
export const checkBannerWords = (
  folder: string,
  slides: readonly Slide[],
  offered: readonly LanguageCode[],
  files: Files,
): Diagnostic[] => {
  const sentences = [...files.values()]
    .flatMap((file) => file?.sentences ?? [])
    .filter(({ id }) => id.startsWith('banner.'));
  const diagnostics = sentences.flatMap((sentence) => mistypedPart(sentence, slides));
  const orphans = orphansOf(sentences, slides);
  const written = [...files.values()].flatMap((file) => file?.ids ?? []);
  const isFirst = (slide: Slide): boolean =>
    slides.find((other) => other.id === slide.id && other.groups[0] === slide.groups[0]) === slide;
  const known = slides.filter((slide) => slide.isKnown && isFirst(slide));
  // A duplicate slide id is already reported; the messages left over by it are the same mistake.
  for (const twin of slides.filter((slide) => !isFirst(slide))) {
    const index = orphans.findIndex(({ group }) => twin.groups.includes(group));
    if (index >= 0) orphans.splice(index, 1);
  }
  const silent = new Set<Slide>();
  for (const slide of known.filter((each) => !hasWords(each, written))) {
    const index = orphans.findIndex(({ group }) => slide.groups.includes(group));
    const [orphan] = index < 0 ? [] : orphans.splice(index, 1);
    if (!orphan) continue;
    silent.add(slide);
    diagnostics.push(renamed(slide, orphan));
  }
  diagnostics.push(...orphans.flatMap((orphan) => orphaned(orphan, slides)));
  for (const code of offered) {
    const ids = idsIn(files, code);
    if (!ids) continue;
    const wanted = known
      .filter((slide) => !silent.has(slide))
      .flatMap((slide) => slideParts.map((part) => wordIds(slide, part)));
    const all = wanted.flat();
    // Skips the missing message whose mistyped id is already reported.
    const meant = new Set(ids.filter((id) => !all.includes(id)).map((id) => nearest(id, all)));
    const missing = wanted
      .filter((forms) => !forms.some((id) => ids.includes(id) || meant.has(id)))
      .map((forms) => forms.at(-1) ?? '');
    const [first] = missing;
    if (first === undefined) continue;
    const message = `${code} is offered but lacks the banner words ${missing.join(', ')}.`;
    const place = files.get(code)?.empty.get(first);
    const fix = place?.code === 'fuzzy-message' ? place.fix : 'Add a msgid and a msgstr for each.';
    const problem = { code: 'missing-words', message, fix };
    const { line, column } = place ?? { line: 1, column: 1 };
    diagnostics.push({ ...atFile(join(folder, `${code}.po`), problem), line, column });
  }
  return diagnostics;
};
