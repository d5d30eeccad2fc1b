import type { SessionTerm } from '@baize/gateway-sdk/session';

/** Seconds before the session's end at which the warning shows; WCAG 2.2.1 requires at least 20. */
const WARNING_SECONDS = 300;

/** Smallest extension that is still offered. */
const WORTHWHILE_SECONDS = 60;

/** Whole seconds until the session ends; undefined until the warning is due. */
export const secondsToEnd = ({ endsAt }: Pick<SessionTerm, 'endsAt'>, now: number): number | undefined => {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  return seconds > WARNING_SECONDS ? undefined : seconds;
};

/** True when the session can be extended by at least a minute before its latest end. */
export const canStay = ({ endsAt, latestEnd }: SessionTerm): boolean => latestEnd - endsAt >= WORTHWHILE_SECONDS * 1000;
