/** A value that nginx reads as one word; a variable in it is filled in. */
export function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** Lines further in. */
export function indented(lines: readonly string[], by = 2): string {
  return lines.map((line) => `${' '.repeat(by)}${line}`).join('\n');
}

/** A variable that follows another by the first pattern that matches. */
export function map(from: string, to: string, entries: readonly (readonly [pattern: string, value: string])[]): string {
  return `map ${from} ${to} {\n${indented(entries.map(([pattern, value]) => `${pattern} ${value};`))}\n}`;
}
