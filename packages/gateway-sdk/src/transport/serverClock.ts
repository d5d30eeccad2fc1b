/** What two answers tell differently may be the way they took: `Date` counts whole seconds. */
const UNSURE_MS = 2000;

type ServerClock = {
  /** Milliseconds since 1970 at the gateway, or here where its answers do not tell; undefined until there was one. */
  readonly now: () => number | undefined;
  readonly hear: (headers: Headers) => void;
};

/**
 * The gateway's clock, by the `Date` of its answers (RFC 9110, 6.6.1) and the `steady` time that has passed since.
 * The next answer puts a steady clock right that missed a sleep or counted one that was none.
 */
export const createServerClock = (steady: () => number, own: () => number): ServerClock => {
  let ahead: number | undefined;
  return {
    now: () => (ahead === undefined ? undefined : steady() + ahead),
    hear: (headers) => {
      const told = Date.parse(headers.get('Date') ?? '');
      const heard = (Number.isNaN(told) ? own() : told) - steady();
      if (ahead === undefined || (!Number.isNaN(told) && Math.abs(heard - ahead) >= UNSURE_MS)) ahead = heard;
    },
  };
};
