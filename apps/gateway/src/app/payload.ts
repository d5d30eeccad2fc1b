import type { z } from '@hono/zod-openapi';
import type { GatewayContext } from './gateway.types.ts';

export type Payload<V> = { ok: true; value: V } | { ok: false; field: string };

/** The path of the first field that is wrong, such as `bank.account`; `body` where it is the whole. */
export const firstWrongField = ({ issues }: z.ZodError): string =>
  issues.map(({ path }) => path.join('.'))[0] || 'body';

/** The opened body of an encrypted call as its schema has it, or the path of the first field that is wrong. */
export const payloadOf = <S extends z.ZodType>(c: GatewayContext, schema: S): Payload<z.output<S>> => {
  const result = schema.safeParse(c.var.payload);
  return result.success ? { ok: true, value: result.data } : { ok: false, field: firstWrongField(result.error) };
};
