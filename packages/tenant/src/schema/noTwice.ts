import type { z } from 'zod';

/** Refuses an entry of a list that stands in it already, at the entry itself. */
export const noTwice = (context: z.core.ParsePayload<unknown[]>): void => {
  for (const [index, entry] of context.value.entries()) {
    if (context.value.indexOf(entry) === index) continue;
    const params = { fix: 'Remove one of the two.' };
    context.issues.push({ code: 'custom', message: 'it stands twice', path: [index], input: entry, params });
  }
};
