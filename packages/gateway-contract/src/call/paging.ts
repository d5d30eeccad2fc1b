import { isDay } from '@baize/domain/days';
import { z } from '@hono/zod-openapi';
import type { ZodType } from 'zod';
import { pageNo, pageSize } from './fields.ts';

/** A day in the merchant's time zone. */
export const day = z
  .string()
  .regex(/^[12]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)
  .refine(isDay);

/** Position in a list, issued by the gateway with each page; opaque to a client. */
const cursor = z
  .string()
  .regex(/^[\w-]{0,512}$/)
  .optional()
  .openapi({ description: '`next` of the page before; the first page without it, or empty.', example: '' });

const range = {
  from: day.optional().openapi({ description: "First day, in the merchant's time zone.", example: '2026-01-01' }),
  to: day.optional().openapi({ description: "Last day, in the merchant's time zone.", example: '2026-12-31' }),
};

/** Query of a list by date: days in the merchant's time zone, and a page of it by cursor. */
export const rangeQuery = z.object({ ...range, cursor, pageSize });

/** `rangeQuery` of a list that also has numbered pages. A cursor wins over a number. */
export const numberedRangeQuery = rangeQuery.extend({ pageNo });

/** Query of a list that has numbered pages, too, and no dates. A cursor wins over a number. */
export const numberedQuery = z.object({ cursor, pageNo, pageSize });

const next = z.string().min(1).optional().openapi({ description: 'Cursor of the next page; absent on the last one.' });

/** A page of a list by cursor. A list with totals extends it by an optional `totals`, sent with the first page alone. */
export const pageOf = <E extends ZodType>(entry: E) =>
  z.object({
    items: z.array(entry),
    next,
    count: z.int().min(0).optional().openapi({ description: 'Entries in all; absent on a page by cursor.' }),
  });

const absent = 'absent on a page by cursor.';

/** Fields that extend `pageOf` for a list that also has numbered pages. */
export const pageNumbers = {
  pageNum: z
    .int()
    .min(1)
    .optional()
    .openapi({ description: `Number of the page; ${absent}` }),
  totalPages: z
    .int()
    .min(0)
    .optional()
    .openapi({ description: `Pages in all; ${absent}` }),
};

/** A page whose entries and numbers have the specified names, with the cursor beside them. */
export const contentPageOf = <E extends ZodType>(entry: E) =>
  z.object({ content: z.array(entry), next, ...pageNumbers });
