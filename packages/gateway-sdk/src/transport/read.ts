/** A parser answers undefined for what the portal cannot rely on; it never throws. */
export type Parse<T> = (value: unknown) => T | undefined;

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf: Parse<Fields> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

export const textOf: Parse<string> = (value) => (typeof value === 'string' ? value : undefined);

/** Text with something in it. */
export const wordOf: Parse<string> = (value) => (typeof value === 'string' && value !== '' ? value : undefined);

export const numberOf: Parse<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

export const nothing: Parse<null> = () => null;

/** The items that can be read, in order: one broken item does not cost the list. What is no list is empty. */
export const listOf = <T>(value: unknown, parse: Parse<T>): T[] => {
  if (!Array.isArray(value)) return [];
  const items: T[] = [];
  for (const item of value) {
    const parsed = parse(item);
    if (parsed !== undefined) items.push(parsed);
  }
  return items;
};
