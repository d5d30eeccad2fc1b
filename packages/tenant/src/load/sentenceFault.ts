import { didYouMean } from '../diagnostics/didYouMean.ts';
import { siteConstants } from './releaseFacts.ts';
import type { ReleaseFacts } from './releaseFacts.ts';

type Fault = { code: string; message: string; fix: string };

function braced(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

function bannerFault(id: string, variables: readonly string[]): Fault | undefined {
  const wrong = variables.filter((name) => !siteConstants.some((constant) => constant === name));
  if (wrong.length === 0) return undefined;
  const fix = `A banner's words may only use ${braced(siteConstants)}.`;
  return { code: 'wrong-variable', message: `"${id}" uses ${braced(wrong)}.`, fix };
}

/** What is wrong with a merchant's sentence of this id: no such message, or values it is never given. `bannerWords` is undefined when the slides are not known. */
export function sentenceFault(
  id: string,
  variables: readonly string[],
  bannerWords: readonly string[] | undefined,
  release: ReleaseFacts | undefined,
): Fault | undefined {
  if (id.startsWith('banner.')) {
    if (!bannerWords || bannerWords.includes(id)) return bannerFault(id, variables);
    const message = `No slide of banners.json has the words "${id}".`;
    return { code: 'unknown-message', message, fix: didYouMean(id, bannerWords) };
  }
  if (!release) return undefined;
  const known = release.messages[id];
  if (!known) {
    const fix = didYouMean(id, Object.keys(release.messages), 0);
    return { code: 'unknown-message', message: `The release has no message "${id}".`, fix };
  }
  const allowed = [...new Set([...known, ...siteConstants])];
  const wrong = variables.filter((name) => !allowed.includes(name));
  if (wrong.length === 0) return undefined;
  const message = `"${id}" uses ${braced(wrong)}, which it is never given.`;
  return { code: 'wrong-variable', message, fix: didYouMean(wrong[0] ?? '', allowed) };
}
