const DEEPEST = 32;

/** A text that the database can keep: without NUL and without half of a character. */
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
 * The path of the first part of parsed JSON that no call can take: a text or a key that cannot be stored, a number
 * beyond all, or a nest too deep to walk. Undefined when there is none.
 */
export const unstorablePath = (value: unknown): string | undefined => {
  const open: Part[] = [{ value, path: '', depth: 0 }];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (isBad(part)) return legible(part.path);
    open.push(...partsOf(part));
  }
  return undefined;
};

/** A path that may be shown: short, and without what made it bad. */
const legible = (path: string): string => path.replaceAll('\0', '').toWellFormed().slice(0, 100) || 'body';
