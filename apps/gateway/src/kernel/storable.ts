const DEEPEST = 32;

/** True for text that PostgreSQL can store: without NUL and without lone surrogates. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

type Part = { value: unknown; path: string; depth: number };

const partsOf = ({ value, path, depth }: Part): Part[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, inner]) => ({
    value: inner,
    path: path === '' ? key : `${path}.${key}`,
    depth: depth + 1,
  }));
};

const isBad = ({ value, path, depth }: Part): boolean =>
  depth > DEEPEST ||
  !isStorableText(path) ||
  (typeof value === 'string' && !isStorableText(value)) ||
  (typeof value === 'number' && !Number.isFinite(value));

/**
 * The path of an invalid part of parsed JSON: a text or a key that cannot be stored, an infinite number, or nesting
 * deeper than 32. Undefined if there is none.
 */
export const unstorablePath = (value: unknown): string | undefined => {
  const open: Part[] = [{ value, path: '', depth: 0 }];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (isBad(part)) return legible(part.path);
    open.push(...partsOf(part));
  }
  return undefined;
};

/** A path fit for an answer: at most 100 characters, without NUL or lone surrogates. */
const legible = (path: string): string => path.replaceAll('\0', '').toWellFormed().slice(0, 100) || 'body';
