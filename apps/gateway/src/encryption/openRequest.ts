import { ENCRYPTED_CONTENT_TYPE } from '@baize/gateway-contract';
import { problem } from '../app/answer.ts';
import type { GatewayContext, Services } from '../app/gateway.types.ts';
import { unstorablePath } from '../app/storable.ts';
import { openSealed } from './openSealed.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Opens the body of an encrypted call and keeps its JSON as the payload; plain text is refused (D10). */
export const openRequest = async (c: GatewayContext, services: Services) => {
  const type = c.req.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== ENCRYPTED_CONTENT_TYPE) return problem(c, 400, 'encryptionRequired');
  const opened = await openSealed(services, c.var.call, (await c.req.text()).trim());
  if (!opened.ok) return problem(c, 400, opened.fault, opened.field === undefined ? {} : { field: opened.field });
  const payload = parsed(opened.text);
  const field = unstorablePath(payload);
  if (field !== undefined) return problem(c, 400, 'invalidRequest', { field });
  c.set('payload', payload);
  return undefined;
};
