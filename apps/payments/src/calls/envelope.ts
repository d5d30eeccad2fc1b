import type { Context } from 'hono';
import type { z } from 'zod';

/** Answers a call that was done. */
export const accept = (context: Context, value: object) => context.json({ success: true, message: '', value });

/** Answers a call that was not done, with its code. */
export const refuse = (context: Context, status: 400 | 403 | 404 | 409, code: string, more: object = {}) =>
  context.json({ success: false, message: '', value: { code, ...more } }, status);

/** Answers a call with an invalid field. */
export const refuseField = (context: Context, field: string) => refuse(context, 400, 'invalidRequest', { field });

/** Name of the first invalid field; `body` when the body itself is invalid. */
export const fieldOf = (error: z.ZodError): string => String(error.issues[0]?.path[0] ?? 'body');

/** The JSON of a call; undefined when it has none. */
export const jsonOf = (context: Context): Promise<unknown> => context.req.json().catch(() => undefined);
