import type { z } from '@hono/zod-openapi';

/** The path of the first invalid field, such as `bank.account`; `body` if the issue is at the root. */
export const firstWrongField = ({ issues }: z.ZodError): string =>
  issues.map(({ path }) => path.join('.'))[0] || 'body';
