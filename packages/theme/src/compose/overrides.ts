import { isTokenName, type TokenName, tokenNames, tokenTypes } from '../tokens/tokenTypes.ts';
import { isRecord, readValue, type TokenValue, valueShapes } from './readValue.ts';

/** A mistake in a merchant's `tokens.json`; `path` lists the keys from the root down. */
export type OverrideProblem = {
  readonly code: 'unknownGroup' | 'unknownToken' | 'wrongGroup' | 'wrongType' | 'wrongValue';
  readonly path: readonly string[];
  readonly message: string;
  /** The closest known name, when a name is unknown. */
  readonly suggestion?: string;
};

/** The valid overrides by group, and the mistakes in the others. */
export type Overrides = {
  readonly light: ReadonlyMap<TokenName, TokenValue>;
  readonly dark: ReadonlyMap<TokenName, TokenValue>;
  readonly shared: ReadonlyMap<TokenName, TokenValue>;
  readonly problems: readonly OverrideProblem[];
};

const groups = ['light', 'dark', 'shared'] as const;

/**
 * Parses a partial `tokens.json`: `{ "light": {…}, "dark": {…}, "shared": {…} }`, each a DTCG group of contract tokens.
 * Colours and shadows belong under `light` and `dark`, the rest under `shared`. Invalid entries are skipped and
 * reported.
 */
export const readOverrides = (file: unknown): Overrides => {
  const result = {
    light: new Map<TokenName, TokenValue>(),
    dark: new Map<TokenName, TokenValue>(),
    shared: new Map<TokenName, TokenValue>(),
  };
  const problems: OverrideProblem[] = [];
  if (!isRecord(file)) {
    problems.push({
      code: 'wrongValue',
      path: [],
      message: 'The file is not an object with "light", "dark" and "shared".',
    });
    return { ...result, problems };
  }
  for (const [group, tokens] of Object.entries(file)) {
    if (group.startsWith('$')) continue;
    const known = groups.find((name) => name === group);
    if (known === undefined) {
      problems.push({
        code: 'unknownGroup',
        path: [group],
        message: `"${group}" is not one of "light", "dark" and "shared".`,
      });
    } else if (isRecord(tokens)) {
      for (const [name, entry] of Object.entries(tokens)) {
        if (name.startsWith('$')) continue;
        const read = readOverride(known, name, entry);
        if ('code' in read) problems.push(read);
        else result[known].set(read.name, read.value);
      }
    } else {
      problems.push({ code: 'wrongValue', path: [group], message: `"${group}" is not an object of tokens.` });
    }
  }
  return { ...result, problems };
};

const readOverride = (
  group: 'light' | 'dark' | 'shared',
  name: string,
  entry: unknown,
): OverrideProblem | { readonly name: TokenName; readonly value: TokenValue } => {
  const path = [group, name];
  if (!isTokenName(name)) {
    const suggestion = nearestName(name);
    const message = `There is no token "${name}".${suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`}`;
    return { code: 'unknownToken', path, message, ...(suggestion !== undefined && { suggestion }) };
  }
  const type = tokenTypes[name];
  const isScheme = type === 'color' || type === 'shadow';
  if (isScheme !== (group !== 'shared')) {
    const right = isScheme ? '"light" or "dark"' : '"shared"';
    return { code: 'wrongGroup', path, message: `"${name}" is a ${type} and stands under ${right}.` };
  }
  if (!isRecord(entry) || !('$value' in entry)) {
    return { code: 'wrongValue', path, message: `"${name}" has no "$value".` };
  }
  if ('$type' in entry && entry['$type'] !== type) {
    return {
      code: 'wrongType',
      path: [...path, '$type'],
      message: `"${name}" is of type "${type}". "$type" may be left out.`,
    };
  }
  const value = readValue(type, entry['$value']);
  if (value !== undefined) return { name, value };
  return { code: 'wrongValue', path: [...path, '$value'], message: `"${name}" is a ${type}: ${valueShapes[type]}.` };
};

const nearestName = (name: string): TokenName | undefined => {
  const ranked = tokenNames.map((known) => ({ known, distance: editDistance(name, known) }));
  const best = ranked.reduce((least, next) => (next.distance < least.distance ? next : least));
  return best.distance <= Math.max(2, name.length / 3) ? best.known : undefined;
};

const editDistance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
};
