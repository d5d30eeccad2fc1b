/** Quotes a value as one nginx word; nginx still expands variables in it. */
export function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** Joins lines, indented by `by` spaces. */
export function indented(lines: readonly string[], by = 2): string {
  return lines.map((line) => `${' '.repeat(by)}${line}`).join('\n');
}

/** An nginx `map`: sets `to` by the first pattern that matches `from`. */
export function map(from: string, to: string, entries: readonly (readonly [pattern: string, value: string])[]): string {
  return `map ${from} ${to} {\n${indented(entries.map(([pattern, value]) => `${pattern} ${value};`))}\n}`;
}
