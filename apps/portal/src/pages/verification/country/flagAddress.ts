declare global {
  interface ImportMeta {
    glob<Module>(pattern: string, options: { eager: true; query: '?url'; import: 'default' }): Record<string, Module>;
  }
}

const sheets = import.meta.glob<string>('./flags/*.svg', { eager: true, query: '?url', import: 'default' });

/** Where the flag of a territory is: in the sheet of its first letter, which many flags share and a site links once. */
export const flagAddress = (countryCode: string): string | undefined => {
  const sheet = Object.entries(sheets).find(([path]) => path.slice(0, -4).slice(-2).includes(countryCode.charAt(0)));
  return sheet === undefined ? undefined : `${sheet[1]}#${countryCode}`;
};
