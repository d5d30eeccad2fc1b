import type { Next } from 'hono';
import { accepts } from 'hono/accepts';
import { brotliCompressSync, constants } from 'node:zlib';
import { hashOf, newId } from '../secrets/random.ts';
import type { GatewayContext, SharedAnswers } from './gateway.types.ts';
import { textCache } from './textCache.ts';

/**
 * A cached answer: its text split at each occurrence of the visitor's address, the same compressed, its ETag and its
 * expiry (ms).
 */
type Kept = {
  readonly parts: readonly string[];
  readonly whole: Uint8Array<ArrayBuffer>;
  readonly packed: Uint8Array<ArrayBuffer> | undefined;
  readonly tag: string;
  readonly until: number;
};

const MOST_BYTES = 32 * 1024 * 1024;
const SMALL_BYTES = 1024;
const PACKING_QUALITY = 6;

/** Placeholder for the visitor's address in a cached answer; random, so that no content can contain it. */
const ADDRESS = newId();

/** Sets the expiry of the answer being cached; the earliest of several calls counts. */
export const cacheUntil = (c: GatewayContext, moment: Date | undefined): void => {
  if (moment !== undefined) c.set('holdsUntil', Math.min(c.var.holdsUntil ?? Infinity, moment.getTime()));
};

const isNamed = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//u, '')));

/** Compresses an answer to all visitors: it holds no secret that its length could reveal (BREACH). */
const pack = (whole: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: PACKING_QUALITY } }));

const takesBrotli = (c: GatewayContext): boolean =>
  accepts(c, { header: 'Accept-Encoding', supports: ['br'], default: 'identity' }) === 'br';

const give = (c: GatewayContext, { parts, whole, packed, tag: of }: Kept): Response => {
  const { ip } = c.var.call;
  const tag = `"${parts.length === 1 ? of : hashOf(of + ip).slice(0, 22)}"`;
  // One weak tag for both encodings.
  const headers = { ETag: `W/${tag}`, 'Cache-Control': 'private, no-cache', Vary: 'X-Language, Accept-Encoding' };
  if (isNamed(c.req.header('If-None-Match'), tag)) return c.body(null, 304, headers);
  if (packed !== undefined && takesBrotli(c))
    return c.body(packed, 200, { ...headers, 'Content-Type': 'application/json', 'Content-Encoding': 'br' });
  const body = parts.length === 1 ? whole : parts.join(JSON.stringify(ip).slice(1, -1));
  return c.body(body, 200, { ...headers, 'Content-Type': 'application/json' });
};

const keyOf = (c: GatewayContext, operationId: string): string => {
  const { merchant, language, host } = c.var.call;
  const query = c.req.url.split('?', 2)[1] ?? '';
  return [merchant.version, operationId, language, host, query].join('\n');
};

/** An LRU cache of answers, keyed by merchant version, operation, language, host and query. */
export const shareAnswers = (): SharedAnswers => {
  const kept = textCache<Kept>(MOST_BYTES);
  const inMaking = new Map<string, Promise<Kept | undefined>>();

  const make = async (c: GatewayContext, key: string, next: Next): Promise<Kept | undefined> => {
    const { call } = c.var;
    c.set('call', { ...call, session: undefined, ip: ADDRESS, network: ADDRESS });
    await next();
    c.set('call', call);
    if (c.res.status !== 200) return undefined;
    const text = await c.res.text();
    const whole = new TextEncoder().encode(text);
    const parts = text.split(ADDRESS);
    const packed = parts.length === 1 && whole.length >= SMALL_BYTES ? pack(whole) : undefined;
    const made = {
      parts,
      whole,
      packed,
      tag: hashOf(text).slice(0, 22),
      until: c.var.holdsUntil ?? Infinity,
    };
    kept.set(key, made, text.length + whole.length + (packed?.length ?? 0));
    return made;
  };

  return {
    answer: async (c, { operationId }, next) => {
      const key = keyOf(c, operationId);
      const known = kept.get(key);
      if (known !== undefined && c.var.call.now.getTime() < known.until) return give(c, known);
      const begun = inMaking.get(key);
      const others = begun === undefined ? undefined : await begun;
      if (others !== undefined) return give(c, others);
      const making = make(c, key, next);
      inMaking.set(key, making);
      const made = await making.finally(() => inMaking.delete(key));
      if (made === undefined) return undefined;
      const answer = give(c, made);
      // Hono merges the headers of the old response into a new one, unless `res` is cleared first.
      c.res = undefined;
      c.res = answer;
      return undefined;
    },
  };
};
