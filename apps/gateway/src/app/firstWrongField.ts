import type { z } from '@hono/zod-openapi';

/** The path of the first field that is wrong, such as `bank.account`; `body` where it is the whole. */
export const firstWrongField = ({ issues }: z.ZodError): string =>
  issues.map(({ path }) => path.join('.'))[0] || 'body';
