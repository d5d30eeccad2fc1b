import { z } from '@hono/zod-openapi';
import { expect, it } from 'vitest';
import { firstWrongField } from './firstWrongField.ts';

const schema = z.object({ name: z.string(), bank: z.object({ account: z.string() }).optional() });

it.each([
  [{}, 'name'],
  [{ name: 'anna', bank: { account: 7 } }, 'bank.account'],
  [{ name: 1, bank: {} }, 'name'],
  [undefined, 'body'],
  ['anna', 'body'],
])('names the first field of %j that is wrong', (value, field) => {
  const { error } = schema.safeParse(value);
  expect(error && firstWrongField(error)).toBe(field);
});
