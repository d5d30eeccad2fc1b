import { languageCodes } from '@baize/domain/languages';
import { z } from 'zod';

/** Length limit of a text field. */
const MOST_CHARACTERS = 2000;

export const text = z.string().min(1).max(MOST_CHARACTERS);
export const moment = z.iso.datetime({ offset: true });
/** Texts by language; English is required. */
export const words = z.partialRecord(z.enum(languageCodes), text).and(z.object({ EN: text }));
/** Open or in maintenance, with its end if known. */
export const opening = {
  status: z.enum(['open', 'maintenance']).exactOptional(),
  maintenanceUntil: moment.exactOptional(),
};
