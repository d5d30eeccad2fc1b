import type { LanguageCode } from '@baize/domain/languages';
import { themeIds } from '@baize/tenant';
import { writeFixtureTenant, fixtureTenantFile } from '@baize/tenant/testing';

const drawing = (hue: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="hsl(${hue} 60% 40%)"/></svg>`;

/**
 * Writes `count` tenant folders with their own names, colours, logos, languages and sentences, and the same banner
 * pictures.
 */
export const generateTenants = async (
  dir: string,
  count: number,
  languages: readonly LanguageCode[],
): Promise<void> => {
  for (let index = 0; index < count; index++) {
    const id = `m${index}`;
    const hue = (index * 47) % 360;
    const file = {
      ...fixtureTenantFile(id),
      id,
      languages,
      theme: themeIds[index % themeIds.length],
      brandColor: `#${((index * 7919 + 0x402060) % 0xff_ff_ff).toString(16).padStart(6, '0')}`,
    };
    const words = ['title', 'line']
      .map((part) => `msgid "banner.w_home.first.${part}"\nmsgstr "${part} of ${id}"`)
      .join('\n\n');
    await writeFixtureTenant(dir, id, {
      'tenant.json': JSON.stringify(file),
      'brand/logo.svg': drawing(hue),
      'brand/logo-dark.svg': drawing(hue + 20),
      'brand/favicon.svg': drawing(hue + 40),
      ...Object.fromEntries(languages.map((code) => [`messages/${code}.po`, words])),
    });
  }
};
