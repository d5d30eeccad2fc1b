/** The flag of a country as SVG, three by two; undefined for what is no country. */
export async function flagOf(country: string): Promise<string | undefined> {
  // All of them are read when the first is asked for: two hundred small files.
  const flags: Readonly<Record<string, string>> = await import('country-flag-icons/string/3x2');
  return flags[country];
}
