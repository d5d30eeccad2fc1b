import { problem } from './answer.ts';
import type { GatewayContext } from './gateway.types.ts';
import { isStorableText, unstorablePath } from './storable.ts';

const FORM = /^application\/x-www-form-urlencoded\b/iu;

const parsed = (text: string, contentType: string): unknown => {
  if (FORM.test(contentType)) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const badField = async (c: GatewayContext): Promise<string | undefined> => {
  if (!isStorableText(c.req.path)) return 'path';
  for (const [name, values] of Object.entries(c.req.queries()))
    if (![name, ...values].every(isStorableText)) return isStorableText(name) ? name : 'query';
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return undefined;
  return unstorablePath(parsed(await c.req.text(), c.req.header('Content-Type') ?? ''));
};

/** Refuses text that PostgreSQL cannot store, in path, query or body: 400 `invalidRequest` with the field. */
export const refuseUnstorable = async (c: GatewayContext) => {
  const field = await badField(c);
  return field === undefined ? undefined : problem(c, 400, 'invalidRequest', { field });
};
