import { isRegion } from '@baize/domain/languages';
import type { z } from 'zod';

/** The ISO 3166-1 code of a region with an alias, such as GB for UK. */
const canonical = (code: string): string | undefined => {
  try {
    return new Intl.Locale('und', { region: code }).region;
  } catch {
    return undefined;
  }
};

/** Rejects anything but an ISO 3166-1 region, and suggests the code of a known alias. */
export const checkRegion = (context: z.core.ParsePayload<string>): void => {
  if (isRegion(context.value)) return;
  const meant = canonical(context.value);
  const fix = isRegion(meant) ? `Write "${meant}".` : undefined;
  const issue = { code: 'custom', message: 'it is not a region', input: context.value } as const;
  context.issues.push(fix ? { ...issue, params: { fix } } : issue);
};
