import { isRegion } from '@baize/domain/languages';
import type { z } from 'zod';

/** The code that ISO 3166-1 has for a region by another name, such as GB for UK. */
const canonical = (code: string): string | undefined => {
  try {
    return new Intl.Locale('und', { region: code }).region;
  } catch {
    return undefined;
  }
};

/** Refuses what is not a region of ISO 3166-1, and names the one that is meant by another code. */
export const checkRegion = (context: z.core.ParsePayload<string>): void => {
  if (isRegion(context.value)) return;
  const meant = canonical(context.value);
  const fix = isRegion(meant) ? `Write "${meant}".` : undefined;
  const issue = { code: 'custom', message: 'it is not a region', input: context.value } as const;
  context.issues.push(fix ? { ...issue, params: { fix } } : issue);
};
