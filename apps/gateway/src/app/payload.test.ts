import { z } from '@hono/zod-openapi';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { GatewayEnv } from './gateway.types.ts';
import { payloadOf } from './payload.ts';

const schema = z.object({ name: z.string().trim(), bank: z.object({ account: z.string() }).optional() });

const read = async (payload: unknown): Promise<unknown> => {
  const app = new Hono<GatewayEnv>();
  app.get('/', (c) => {
    c.set('payload', payload);
    return c.json(payloadOf(c, schema));
  });
  return (await app.request('/')).json();
};

it('answers a payload as its schema has it', async () => {
  expect(await read({ name: ' anna ', more: 1 })).toEqual({ ok: true, value: { name: 'anna' } });
});

it.each([
  [{}, 'name'],
  [{ name: 'anna', bank: { account: 7 } }, 'bank.account'],
  [{ name: 1, bank: {} }, 'name'],
  [undefined, 'body'],
  ['anna', 'body'],
])('names the first field of %j that is wrong', async (payload, field) => {
  expect(await read(payload)).toEqual({ ok: false, field });
});
