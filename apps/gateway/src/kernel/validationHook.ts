import type { Hook } from '@hono/zod-openapi';
import { problem } from './answer.ts';
import type { GatewayEnv } from './gateway.types.ts';
import { firstWrongField } from './firstWrongField.ts';

/** Refuses a request that violates its schema: 400 `invalidRequest` with the path of the first invalid field. */
export const validationHook: Hook<unknown, GatewayEnv, string, unknown> = (result, c) =>
  result.success ? undefined : problem(c, 400, 'invalidRequest', { field: firstWrongField(result.error) });
