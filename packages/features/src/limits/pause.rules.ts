import type { MemberLimits } from '@baize/gateway-sdk/limits';

/** A self-exclusion or a break that is on, by the code of the refusals it causes, and its end. */
export type PlayPause = { readonly code: 'excluded' | 'onBreak'; readonly until: string };

/** The pause of a member; an exclusion comes before a break. Undefined without either. */
export const pauseOf = ({
  excludedUntil,
  breakUntil,
}: Pick<MemberLimits, 'excludedUntil' | 'breakUntil'>): PlayPause | undefined => {
  if (excludedUntil !== undefined) return { code: 'excluded', until: excludedUntil };
  return breakUntil === undefined ? undefined : { code: 'onBreak', until: breakUntil };
};
