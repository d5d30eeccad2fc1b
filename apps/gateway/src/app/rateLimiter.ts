import type { OperationId } from '@baize/gateway-contract';

const WINDOW_MS = 60_000;
const USUAL_PER_MINUTE = 600;
const SWEEP_AT = 10_000;

const perMinute: Partial<Record<OperationId, number>> = {
  logIn: 30,
  answerLoginChallenge: 30,
  logInFreePlay: 20,
  sendLoginSms: 10,
  getCaptcha: 60,
  changePassword: 20,
  launchExternalGame: 60,
  launchGame: 60,
};

type Window = { from: number; count: number };

export type RateLimiter = {
  /** Counts a call; answers the seconds to wait when there have been too many, else undefined. */
  readonly take: (call: {
    merchant: string;
    ip: string;
    operationId: OperationId;
    now: number;
    limit: number | undefined;
  }) => number | undefined;
};

/** Counts calls by merchant, address and operation in windows of a minute; each process counts for itself. */
export const createRateLimiter = (): RateLimiter => {
  const windows = new Map<string, Window>();
  return {
    take({ merchant, ip, operationId, now, limit = perMinute[operationId] ?? USUAL_PER_MINUTE }) {
      if (windows.size > SWEEP_AT)
        for (const [key, { from }] of windows) if (now >= from + WINDOW_MS) windows.delete(key);
      const key = `${merchant} ${ip} ${operationId}`;
      const open = windows.get(key);
      const window = open && now >= open.from && now < open.from + WINDOW_MS ? open : { from: now, count: 0 };
      window.count += 1;
      windows.set(key, window);
      return window.count > limit ? Math.max(1, Math.ceil((window.from + WINDOW_MS - now) / 1000)) : undefined;
    },
  };
};
