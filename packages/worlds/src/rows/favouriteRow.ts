import { vendorCodes } from '@baize/tenant/sandbox';
import { z } from 'zod';
import { text } from './columns.ts';

/** A favourite of a member; the first row is the last added. */
export const favouriteRow = z.strictObject({ account: text, vassalage: z.enum(vendorCodes), gameCode: text });

export type FavouriteRow = z.output<typeof favouriteRow>;
