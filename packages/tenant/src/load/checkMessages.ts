import { isLanguageCode, languageCodes, languages } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { didYouMean } from '../diagnostics/didYouMean.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import { atFile } from '../diagnostics/source.ts';
import type { TenantDocument } from '../document/document.types.ts';
import { compileMessages } from '../messages/compileMessages.ts';
import type { CompiledMessages } from '../messages/compileMessages.ts';
import { readPo } from '../messages/readPo.ts';
import { variablesOf } from '../messages/walkMessage.ts';
import { siteConstants } from './releaseFacts.ts';
import type { ReleaseFacts } from './releaseFacts.ts';

/** A merchant's own sentences by language of its `.po` files. */
export type TenantMessages = Partial<Record<LanguageCode, CompiledMessages>>;

/** The ids of the words of a merchant's own slides. */
export function bannerWordIds(banners: TenantDocument['banners']): string[] {
  return Object.entries(banners).flatMap(([group, slides]) =>
    slides.flatMap(({ id }) => [`banner.${group}.${id}.title`, `banner.${group}.${id}.line`]),
  );
}

function checkEntry(id: string, variables: string[], own: ReadonlySet<string>, release: ReleaseFacts | undefined) {
  if (own.has(id)) {
    const asked = variables.filter((name) => !siteConstants.some((constant) => constant === name));
    return asked.length === 0
      ? undefined
      : {
          code: 'wrong-variable',
          message: `"${id}" uses {${asked.join('}, {')}}.`,
          fix: `A banner's words may only use {${siteConstants.join('}, {')}}.`,
        };
  }
  if (id.startsWith('banner.')) {
    return {
      code: 'unknown-message',
      message: `No slide of banners.json has the words "${id}".`,
      fix: didYouMean(id, [...own]),
    };
  }
  if (!release) return undefined;
  const known = release.messages[id];
  if (!known)
    return {
      code: 'unknown-message',
      message: `The release has no message "${id}".`,
      fix: didYouMean(id, Object.keys(release.messages), 0),
    };
  const allowed = [...new Set([...known, ...siteConstants])];
  const wrong = variables.find((name) => !allowed.includes(name));
  return wrong === undefined
    ? undefined
    : {
        code: 'wrong-variable',
        message: `"${id}" uses {${wrong}}, which it is never given.`,
        fix: didYouMean(wrong, allowed),
      };
}

async function checkFile(file: string, own: ReadonlySet<string>, release: ReleaseFacts | undefined) {
  const entries = readPo(await readFile(file, 'utf8'));
  const { messages, refused } = compileMessages(Object.fromEntries(entries.map(({ id, text }) => [id, text])));
  const line = (id: string) => entries.findLast((entry) => entry.id === id)?.line ?? 1;
  const broken = refused.map(({ id, reason }): Diagnostic => {
    const message = `"${id}" is not a valid sentence: ${reason}.`;
    return {
      ...atFile(file, {
        code: 'message-syntax',
        message,
        fix: 'Check its braces: {name}, {count, plural, other {…}}.',
      }),
      line: line(id),
    };
  });
  const wrong = Object.entries(messages).flatMap(([id, message]): Diagnostic[] => {
    const fault = checkEntry(id, variablesOf(message), own, release);
    return fault ? [{ ...atFile(file, fault), line: line(id) }] : [];
  });
  return { messages, written: new Set(entries.map(({ id }) => id)), diagnostics: [...broken, ...wrong] };
}

/** Reads `messages/*.po` and checks each sentence against the release and the folder's banners, whose words every offered language must have. */
export async function checkMessages(
  dir: string,
  banners: TenantDocument['banners'],
  offered: readonly LanguageCode[],
  release: ReleaseFacts | undefined,
): Promise<{ messages: TenantMessages; diagnostics: Diagnostic[] }> {
  const folder = join(dir, 'messages');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.po')).sort();
  const own = new Set(bannerWordIds(banners));
  const messages: TenantMessages = {};
  const written = new Map<LanguageCode, ReadonlySet<string>>();
  const diagnostics: Diagnostic[] = [];
  for (const name of files) {
    const code = name.slice(0, -'.po'.length);
    const file = join(folder, name);
    if (!isLanguageCode(code)) {
      const fix = didYouMean(code, languageCodes);
      diagnostics.push(atFile(file, { code: 'unknown-language', message: `"${code}" is not a language code.`, fix }));
      continue;
    }
    const checked = await checkFile(file, own, release);
    messages[code] = checked.messages;
    written.set(code, checked.written);
    diagnostics.push(...checked.diagnostics);
  }
  for (const code of offered) {
    const has = (id: string) =>
      written.get(code)?.has(id) === true || written.get(languages[code].catalog)?.has(id) === true;
    const missing = [...own].filter((id) => !has(id));
    if (missing.length === 0) continue;
    const message = `${code} is offered but lacks the banner words ${missing.join(', ')}.`;
    diagnostics.push(
      atFile(join(folder, `${code}.po`), { code: 'missing-words', message, fix: 'Add a msgid and msgstr for each.' }),
    );
  }
  return { messages, diagnostics };
}
