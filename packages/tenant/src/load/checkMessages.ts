import { isLanguageCode, languageCodes, languages } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { didYouMean, nearest } from '../diagnostics/didYouMean.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import { atFile } from '../diagnostics/source.ts';
import { compileMessages } from '../messages/compileMessages.ts';
import type { CompiledMessages } from '../messages/compileMessages.ts';
import { readPo } from '../messages/readPo.ts';
import { variablesOf } from '../messages/walkMessage.ts';
import type { ReleaseFacts } from './releaseFacts.ts';
import { sentenceFault } from './sentenceFault.ts';

/** A merchant's own sentences by language of its `.po` files. */
export type TenantMessages = Partial<Record<LanguageCode, CompiledMessages>>;

/** The words that slides ask for; undefined when `banners.json` cannot be read. */
type BannerWords = readonly string[] | undefined;

async function checkFile(file: string, bannerWords: BannerWords, release: ReleaseFacts | undefined) {
  const entries = readPo(await readFile(file, 'utf8'));
  const { messages, refused } = compileMessages(Object.fromEntries(entries.map(({ id, text }) => [id, text])));
  const at = (id: string, fault: { code: string; message: string; fix: string }): Diagnostic => ({
    ...atFile(file, fault),
    line: entries.findLast((entry) => entry.id === id)?.line ?? 1,
  });
  const broken = refused.map(({ id, reason }) => {
    const fix = 'Check its braces: {name}, {count, plural, other {…}}.';
    return at(id, { code: 'message-syntax', message: `"${id}" is not a valid sentence: ${reason}.`, fix });
  });
  const wrong = Object.entries(messages).flatMap(([id, message]) => {
    const fault = sentenceFault(id, variablesOf(message), bannerWords, release);
    return fault ? [at(id, fault)] : [];
  });
  return { messages, ids: entries.map(({ id }) => id), diagnostics: [...broken, ...wrong] };
}

// A mistyped id has been told already; that its right form is missing is the same mistake.
function missingWords(words: readonly string[], written: readonly string[]): string[] {
  const present = new Set(written);
  const meant = new Set([...present].filter((id) => !words.includes(id)).map((id) => nearest(id, words)));
  return words.filter((id) => !present.has(id) && !meant.has(id));
}

/** Reads `messages/*.po` and checks each sentence against the release and the folder's slides, whose words every offered language must have. */
export async function checkMessages(
  dir: string,
  bannerWords: BannerWords,
  offered: readonly LanguageCode[],
  release: ReleaseFacts | undefined,
): Promise<{ messages: TenantMessages; diagnostics: Diagnostic[] }> {
  const folder = join(dir, 'messages');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.po')).sort();
  const messages: TenantMessages = {};
  const written = new Map<LanguageCode, readonly string[]>();
  const diagnostics: Diagnostic[] = [];
  for (const name of files) {
    const code = name.slice(0, -'.po'.length);
    const file = join(folder, name);
    if (!isLanguageCode(code)) {
      const fix = didYouMean(code, languageCodes);
      diagnostics.push(atFile(file, { code: 'unknown-language', message: `"${code}" is not a language code.`, fix }));
      continue;
    }
    const checked = await checkFile(file, bannerWords, release);
    messages[code] = checked.messages;
    written.set(code, checked.ids);
    diagnostics.push(...checked.diagnostics);
  }
  for (const code of offered) {
    const { catalog } = languages[code];
    // A language the release does not have is told of at tenant.json.
    if (release && !release.languages.includes(catalog)) continue;
    const ids = [...(written.get(code) ?? []), ...(written.get(catalog) ?? [])];
    const missing = missingWords(bannerWords ?? [], ids);
    if (missing.length === 0) continue;
    const fault = {
      code: 'missing-words',
      message: `${code} is offered but lacks the banner words ${missing.join(', ')}.`,
      fix: 'Add a msgid and a msgstr for each.',
    };
    diagnostics.push(atFile(join(folder, `${code}.po`), fault));
  }
  return { messages, diagnostics };
}
