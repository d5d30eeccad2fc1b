/** Smaller differences between two responses may be due to latency, and to `Date` having whole seconds. */
const UNSURE_MS = 2000;

type ServerClock = {
  /**
   * The gateway's time in milliseconds since 1970, or this machine's when responses have no `Date`; undefined before
   * the first.
   */
  readonly now: () => number | undefined;
  readonly hear: (headers: Headers) => void;
};

/**
 * The gateway's clock: the `Date` of its responses (RFC 9110, 6.6.1) plus the `steady` time since. Each response
 * corrects a steady clock that missed a sleep or counted a false one.
 */
export const createServerClock = (steady: () => number, own: () => number): ServerClock => {
  let ahead: number | undefined;
  return {
    now: () => (ahead === undefined ? undefined : steady() + ahead),
    hear: (headers) => {
      const served = Date.parse(headers.get('Date') ?? '');
      const heard = (Number.isNaN(served) ? own() : served) - steady();
      if (ahead === undefined || (!Number.isNaN(served) && Math.abs(heard - ahead) >= UNSURE_MS)) ahead = heard;
    },
  };
};
