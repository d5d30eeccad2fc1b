import { languageCodes } from '@baize/domain/languages';
import { z } from 'zod';

/** What one row's field may hold at most. */
const MOST_CHARACTERS = 2000;

export const text = z.string().min(1).max(MOST_CHARACTERS);
export const moment = z.iso.datetime({ offset: true });
/** Words by language; English is always there. */
export const words = z.partialRecord(z.enum(languageCodes), text).and(z.object({ EN: text }));
/** Open, or in maintenance: until when, where that is known. */
export const opening = {
  status: z.enum(['open', 'maintenance']).exactOptional(),
  maintenanceUntil: moment.exactOptional(),
};
