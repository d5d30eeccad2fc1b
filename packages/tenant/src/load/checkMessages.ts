import { isLanguageCode, languageCodes, languages } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import { join } from 'node:path';
import { didYouMean } from '../diagnostics/didYouMean.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import { readText } from '../diagnostics/readText.ts';
import { atFile } from '../diagnostics/source.ts';
import { compareSentence } from '../messages/compareSentence.ts';
import type { CompiledMessages } from '../messages/compileMessages.ts';
import { readSentences } from '../messages/readSentences.ts';
import type { Sentence, SentenceFile } from '../messages/readSentences.ts';
import { checkBannerWords } from './checkBannerWords.ts';
import { FolderNames } from './folderNames.ts';
import { siteConstants } from '../document/siteConstants.ts';
import type { ReleaseFacts } from './releaseFacts.ts';
import { isOrphan } from './slides.ts';
import type { Slide } from './slides.ts';

/** A merchant's own sentences by language of its `.po` files. */
export type TenantMessages = Partial<Record<LanguageCode, CompiledMessages>>;

const checkShared = (sentence: Sentence, release: ReleaseFacts): Diagnostic[] => {
  const { id, at } = sentence;
  const known = Object.hasOwn(release.messages, id) ? release.messages[id] : undefined;
  if (known) return compareSentence(sentence, known, siteConstants);
  const fix = didYouMean(id, Object.keys(release.messages), 0);
  return [at({ code: 'unknown-message', message: `The release has no message "${id}".`, fix })];
};

/**
 * Diagnostics for entries without a text: "unknown message" for an unknown id, else the entry's own warning. Missing
 * slide messages are left to `checkBannerWords`.
 */
const checkEmpty = (
  { empty }: SentenceFile,
  slides: readonly Slide[] | undefined,
  release: ReleaseFacts | undefined,
): Diagnostic[] =>
  [...empty].flatMap(([id, diagnostic]): Diagnostic[] => {
    const isUnknown = id.startsWith('banner.') ? isOrphan(id, slides) : release && !Object.hasOwn(release.messages, id);
    if (!isUnknown) return id.startsWith('banner.') ? [] : [diagnostic];
    const { file, line, column } = diagnostic;
    const [message, fix] = id.startsWith('banner.')
      ? [`No slide of banners.json has the words "${id}".`, 'Add the slide to banners.json, or remove its words.']
      : [`The release has no message "${id}".`, didYouMean(id, Object.keys(release?.messages ?? {}), 0)];
    return [{ severity: 'error', file, line, column, code: 'unknown-message', message, fix }];
  });

/** The languages that the `.po` file names stand for, and mistakes in those names. */
const languageFiles = (folder: FolderNames) => {
  const diagnostics: Diagnostic[] = [];
  const codes: LanguageCode[] = [];
  for (const name of folder.names.filter((each) => /\.po$/i.test(each))) {
    folder.take(name);
    const file = join(folder.dir, name);
    const code = name.slice(0, -'.po'.length);
    const right = languageCodes.find((known) => `${known}.po`.toLowerCase() === name.toLowerCase());
    if (isLanguageCode(code) && name.endsWith('.po')) {
      codes.push(code);
    } else if (right) {
      const fix = `Did you mean "${right}"? Rename the file to "${right}.po".`;
      diagnostics.push(atFile(file, { code: 'wrong-case', message: `"${name}" must be "${right}.po".`, fix }));
      if (!folder.names.includes(`${right}.po`)) codes.push(right);
    } else {
      const fix = didYouMean(code, languageCodes);
      diagnostics.push(atFile(file, { code: 'unknown-language', message: `"${code}" is not a language code.`, fix }));
    }
  }
  return { codes, diagnostics };
};

/**
 * Reads `messages/*.po` and checks each message against the release and the slides; every offered language must have
 * the slides' messages.
 */
export const checkMessages = (
  dir: string,
  slides: readonly Slide[] | undefined,
  offered: readonly LanguageCode[],
  release: ReleaseFacts | undefined,
): { messages: TenantMessages; diagnostics: Diagnostic[] } => {
  const folder = new FolderNames(join(dir, 'messages'));
  const links = folder.links(dir);
  const { codes, diagnostics } = languageFiles(folder);
  const files = new Map<LanguageCode, SentenceFile | undefined>();
  for (const code of codes) {
    const name = folder.names.find((each) => each.toLowerCase() === `${code}.po`.toLowerCase()) ?? `${code}.po`;
    const read = readText(join(folder.dir, name));
    if (!read) {
      const fix = 'Put the file itself here.';
      diagnostics.push(
        atFile(join(folder.dir, name), { code: 'missing-file', message: 'This is no file that can be read.', fix }),
      );
    }
    files.set(code, read?.text === undefined ? undefined : readSentences(join(folder.dir, name), read.text, code));
    diagnostics.push(...(read?.diagnostics ?? []), ...(files.get(code)?.diagnostics ?? []));
  }
  const messages: TenantMessages = {};
  for (const [code, file] of files) {
    messages[code] = Object.fromEntries((file?.sentences ?? []).map(({ id, message }) => [id, message]));
    const shared = file?.sentences.filter(({ id }) => !id.startsWith('banner.')) ?? [];
    if (release) diagnostics.push(...shared.flatMap((sentence) => checkShared(sentence, release)));
    if (file) diagnostics.push(...checkEmpty(file, slides, release));
  }
  // A language missing in the release is already reported in tenant.json.
  const spoken = offered.filter((code) => !release || release.languages.includes(languages[code].catalog));
  if (slides) diagnostics.push(...checkBannerWords(folder.dir, slides, spoken, files));
  return { messages, diagnostics: [...links, ...diagnostics, ...folder.unread(codes.map((code) => `${code}.po`))] };
};
