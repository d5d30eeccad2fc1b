import { ENCRYPTED_CONTENT_TYPE } from '@baize/gateway-contract';
import type { z } from '@hono/zod-openapi';
import { problem } from '../kernel/answer.ts';
import type { GatewayContext } from '../kernel/gateway.types.ts';
import { firstWrongField } from '../kernel/firstWrongField.ts';
import { unstorablePath } from '../kernel/storable.ts';
import { openSealed } from './openSealed.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Decrypts the body of a sealed call and validates it against its schema. Plain text is refused (D10). */
export const openRequest = async (c: GatewayContext, schema: z.ZodType) => {
  const type = c.req.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== ENCRYPTED_CONTENT_TYPE) return problem(c, 400, 'encryptionRequired');
  const opened = await openSealed(c.var.call, (await c.req.text()).trim());
  if (!opened.ok) return problem(c, 400, opened.problem, opened.field === undefined ? {} : { field: opened.field });
  const plaintext = parsed(opened.text);
  const field = unstorablePath(plaintext);
  if (field !== undefined) return problem(c, 400, 'invalidRequest', { field });
  const payload = schema.safeParse(plaintext);
  if (!payload.success) return problem(c, 400, 'invalidRequest', { field: firstWrongField(payload.error) });
  c.set('payload', payload.data);
  return undefined;
};
