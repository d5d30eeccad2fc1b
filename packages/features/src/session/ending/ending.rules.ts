import type { SessionTerm } from '@baize/gateway-sdk/session';

/** How long before its end a player is told that the session ends (WCAG 2.2.1 asks for 20 at least). */
const WARNING_SECONDS = 300;

/** A session that could not be extended by as much as this is not worth asking for. */
const WORTHWHILE_SECONDS = 60;

/** The whole seconds until a session ends, once that is soon; undefined before. */
export const secondsToEnd = ({ endsAt }: SessionTerm, now: number): number | undefined => {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  return seconds > WARNING_SECONDS ? undefined : seconds;
};

/** Whether the session can last longer. */
export const canStay = ({ endsAt, latestEnd }: SessionTerm): boolean => latestEnd - endsAt >= WORTHWHILE_SECONDS * 1000;
