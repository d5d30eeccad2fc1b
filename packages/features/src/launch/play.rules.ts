import type { Minor } from '@baize/domain/money';
import type { PlaySession } from '@baize/gateway-sdk/launch';

/** What is told beside a game in play: nothing before it is open, then its time, and with money its net result. */
export type PlayLine =
  | { readonly kind: 'none' }
  | { readonly kind: 'time'; readonly startedAt: number }
  | {
      readonly kind: 'net';
      readonly startedAt: number;
      readonly direction: 'ahead' | 'behind' | 'even';
      /** Without its sign, which the direction says. */
      readonly amount: Minor;
      readonly currency: string;
    };

const directionOf = (net: Minor): 'ahead' | 'behind' | 'even' => {
  if (net === '0') return 'even';
  return net.startsWith('-') ? 'behind' : 'ahead';
};

type InPlay = {
  /** When its launch was answered, by the gateway's clock; undefined before. */
  readonly openedAt: number | undefined;
  /** What the gateway has told of it. */
  readonly session: PlaySession | undefined;
  /** Whether the last call failed: the net might be an old one, and is left out. */
  readonly failed: boolean;
};

/** The line of a game. It begins when the gateway opened the game, and when it said so where that moment is not known. */
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

/** The whole seconds that a game has lasted, never below 0: the gateway's clock tells whole seconds, and may be behind. */
export const secondsPlayed = (startedAt: number, now: number): number =>
  Math.max(0, Math.floor((now - startedAt) / SECOND_MILLISECONDS));
