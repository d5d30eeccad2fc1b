import type { Minor } from '@baize/domain/money';
import type { PlaySession } from '@baize/gateway-sdk/launch';

/** Status line beside a game: empty until launched, then the time played, and with real money the net result. */
export type PlayLine =
  | { readonly kind: 'none' }
  | { readonly kind: 'time'; readonly startedAt: number }
  | {
      readonly kind: 'net';
      readonly startedAt: number;
      readonly direction: 'ahead' | 'behind' | 'even';
      /** Absolute value; `direction` has the sign. */
      readonly amount: Minor;
      readonly currency: string;
    };

const directionOf = (net: Minor): 'ahead' | 'behind' | 'even' => {
  if (net === '0') return 'even';
  return net.startsWith('-') ? 'behind' : 'ahead';
};

type InPlay = {
  /** Time of the launch response by the gateway's clock; undefined before. */
  readonly openedAt: number | undefined;
  /** The latest play session from the gateway. */
  readonly session: PlaySession | undefined;
  /** True when the last request failed: the net result may be stale and is hidden. */
  readonly failed: boolean;
};

/** The status line of a game. Time counts from the gateway's `startedAt`, else from the launch response. */
export const playLine = ({ openedAt, session, failed }: InPlay): PlayLine => {
  if (openedAt === undefined) return { kind: 'none' };
  const startedAt = session?.startedAt ?? openedAt;
  if (session === undefined || failed) return { kind: 'time', startedAt };
  const { net, currency } = session;
  return {
    kind: 'net',
    startedAt,
    direction: directionOf(net),
    amount: net.replace('-', ''),
    currency,
  };
};

const SECOND_MILLISECONDS = 1000;

/** Whole seconds played, never below 0: the gateway's clock has whole seconds and may lag. */
export const secondsPlayed = (startedAt: number, now: number): number =>
  Math.max(0, Math.floor((now - startedAt) / SECOND_MILLISECONDS));
