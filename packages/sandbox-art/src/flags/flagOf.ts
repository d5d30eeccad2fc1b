/** The flag of a country as SVG, three by two; undefined for an unknown code. */
export const flagOf = async (country: string): Promise<string | undefined> => {
  // Loaded on first use: the module holds two hundred flags.
  const flags: Readonly<Record<string, string>> = await import('country-flag-icons/string/3x2');
  return flags[country];
};
