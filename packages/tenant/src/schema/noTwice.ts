import type { z } from 'zod';

/** Rejects a duplicate entry of a list, at the later entry. */
export const noTwice = (context: z.core.ParsePayload<unknown[]>): void => {
  for (const [index, entry] of context.value.entries()) {
    if (context.value.indexOf(entry) === index) continue;
    const params = { fix: 'Remove one of the two.' };
    context.issues.push({ code: 'custom', message: 'it stands twice', path: [index], input: entry, params });
  }
};
