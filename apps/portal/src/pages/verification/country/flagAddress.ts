declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the declaration of its library
  interface ImportMeta {
    glob<Module>(pattern: string, options: { eager: true; query: '?url'; import: 'default' }): Record<string, Module>;
  }
}

const sheets = import.meta.glob<string>('./flags/*.svg', { eager: true, query: '?url', import: 'default' });

/** The addresses of a territory's flag, in fallback order: each image CDN (REQ-183), then the release's own drawing. */
export const flagAddresses = (countryCode: string, imageCdns: readonly string[]): readonly string[] => {
  const own = flagAddress(countryCode);
  return [...imageCdns.map((cdn) => `${cdn}/COUNTRY_FLAG/${countryCode}.png`), ...(own === undefined ? [] : [own])];
};

/**
 * The release's own drawing of a flag: a fragment in the SVG sheet of its first letter, so that a page links few files.
 */
const flagAddress = (countryCode: string): string | undefined => {
  const sheet = Object.entries(sheets).find(([path]) => path.slice(0, -4).slice(-2).includes(countryCode.charAt(0)));
  return sheet === undefined ? undefined : `${sheet[1]}#${countryCode}`;
};
