import { languageCodes, languages, type Script } from '@baize/domain/languages';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

// Without a font in CSS, the browser reuses the first font it found for a script, in other languages, too.
const arabicOrUrdu = /^Noto (?:Sans Arabic|Nastaliq Urdu)$/u;
const han = /^Noto Sans (?:SC|TC|JP)\b/u;

/** The default font of each script, when a page names none. */
const faces: Readonly<Record<Script, RegExp>> = {
  latin: /^Noto Sans$/u,
  han,
  kana: han,
  hangul: /^Noto Sans KR\b/u,
  arabic: arabicOrUrdu,
  nastaliq: arabicOrUrdu,
  thai: /^Noto Sans Thai$/u,
  khmer: /^Noto Sans Khmer$/u,
  burmese: /^Noto Sans Myanmar$/u,
  devanagari: /^Noto Sans Devanagari$/u,
  bengali: /^Noto Sans Bengali$/u,
  tamil: /^Noto Sans Tamil$/u,
};

/** Font families used to render a paragraph in a language. */
const familiesOf = async (page: Page, tag: string, words: string): Promise<string[]> => {
  await page.setContent(`<p lang="${tag}" style="font: 20px sans-serif">${words}</p>`);
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
  await tools.detach();
  return fonts.map(({ familyName }) => familyName);
};

test('pages use the pinned fonts, and none of the machine', async ({ page }, { project }) => {
  for (const code of languageCodes) {
    const { tag, nativeName, script } = languages[code];
    const word = nativeName.replaceAll(/[ ()]/gu, '');
    const expected = project.name === 'no script fonts' ? faces.latin : faces[script];
    const families = await familiesOf(page, tag, word);
    expect(families, `${code} ${word}`).not.toEqual([]);
    for (const family of families) expect(family, `${code} ${word}`).toMatch(expected);
  }
});
