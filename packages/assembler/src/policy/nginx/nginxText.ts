/** Quotes a value as one nginx word; nginx still expands variables in it. */
export const quoted = (value: string): string => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** Joins lines, indented by `by` spaces. */
export const indented = (lines: readonly string[], by = 2): string =>
  lines.map((line) => `${' '.repeat(by)}${line}`).join('\n');

/** An nginx `map`: sets `to` by the first pattern that matches `from`. */
export const map = (
  from: string,
  to: string,
  entries: readonly (readonly [pattern: string, value: string])[],
): string => `map ${from} ${to} {\n${indented(entries.map(([pattern, value]) => `${pattern} ${value};`))}\n}`;
