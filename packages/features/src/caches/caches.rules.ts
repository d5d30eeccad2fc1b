import { answerKey } from '../app/index.ts';
import { isGames, isMerchantWallet, isVendors, isWinners, type Shape } from './shapes.rules.ts';

type Cache = {
  /** The session storage name that the specification gives this cache. */
  readonly name: string;
  readonly dependence: Parameters<typeof answerKey>[1];
  /** The part of the query key after the scope. */
  readonly of: readonly unknown[];
  readonly is: Shape<unknown>;
};

/**
 * The session caches, rendered at once after a reload (REQ-084, REQ-188). Four more of the specification (`validate`,
 * `consolidated`, `enableSalary` and `enableContract`) come with the calls of contracts.
 */
export const caches: readonly Cache[] = [
  { name: 'gameVendor', of: ['vendors'], dependence: { language: true, member: true }, is: isVendors },
  { name: 'HOT_GAMES', of: ['hot-games', undefined], dependence: { language: true }, is: isGames },
  { name: 'WINNERS', of: ['winners'], dependence: { language: true }, is: isWinners },
  { name: 'merchantWallet', of: ['merchant-wallet'], dependence: { member: true }, is: isMerchantWallet },
];

type Language = Parameters<typeof answerKey>[0]['language'];

/** A stored response and its owner. `member` is a hash, because the token itself is stored in one place only. */
type Kept = {
  readonly merchant: string;
  readonly member: string;
  readonly language: string;
  readonly value: unknown;
};

/** Distinguishes the members of one tab without storing their token: 32-bit FNV-1a; '' for a visitor. */
const markOf = (token: string | undefined): string => {
  if (token === undefined || token === '') return '';
  let hash = 0x811c9dc5;
  for (const sign of token) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
};

/** The cache for a query key, if there is one. */
export const cacheOf = (key: readonly unknown[]): Cache | undefined =>
  caches.find(({ of }) => JSON.stringify(key.slice(4)) === JSON.stringify(of));

/** Serialises a response with the parts of its key that it depends on. */
export const serialiseCached = (key: readonly unknown[], value: unknown): string => {
  const [merchant, , token, language] = key.map(String);
  return JSON.stringify({ merchant, member: markOf(token), language, value });
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  ['merchant', 'member', 'language'].every((name) => typeof Reflect.get(value, name) === 'string');

/** Parses a stored response into query key and value; undefined when invalid, or of another merchant or member. */
export const parseCached = (
  { dependence, of, is }: Cache,
  text: string,
  { merchant, token }: { readonly merchant: string; readonly token: string | undefined },
): { readonly key: readonly unknown[]; readonly value: unknown } | undefined => {
  const kept = parseJson(text);
  if (!isKept(kept) || kept.merchant !== merchant || !is(kept.value)) return undefined;
  if (kept.member !== (dependence.member === true ? markOf(token) : '')) return undefined;
  const key = answerKey({ merchant, token, language: kept.language as Language }, dependence, ...of);
  return { key, value: kept.value };
};
