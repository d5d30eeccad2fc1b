import type { Hook } from '@hono/zod-openapi';
import { problem } from './answer.ts';
import type { GatewayEnv } from './gateway.types.ts';
import { firstWrongField } from './firstWrongField.ts';

/** Answers a request that does not keep to the contract with the path of the first field that is wrong. */
export const validationHook: Hook<unknown, GatewayEnv, string, unknown> = (result, c) =>
  result.success ? undefined : problem(c, 400, 'invalidRequest', { field: firstWrongField(result.error) });
