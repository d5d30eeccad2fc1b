import { randomBytes } from 'node:crypto';
import { betSteps, kindOf } from '../games/games.ts';
import type { LaunchedSession, Wallet } from '../wallet/wallet.types.ts';
import { createDemoPurse } from './demoPurse.ts';
import type { Play } from './play.types.ts';
import { openRound } from './round.ts';

export type Plays = {
  open(launched: LaunchedSession): Play;
  /** The play with this key; undefined when it is unknown or was idle for half an hour. */
  find(key: string): Play | undefined;
};

const IDLE_MILLISECONDS = 30 * 60 * 1000;
const DEMO_BETS = 1000n;

/** Opened games of this process. Real ones use the gateway's wallet, demos a purse of their own. */
export const createPlays = (wallet: Wallet, now: () => number): Plays => {
  const plays = new Map<string, { readonly play: Play; usedAt: number }>();

  const forgetIdle = (): void => {
    for (const [key, { usedAt }] of plays) if (now() - usedAt > IDLE_MILLISECONDS) plays.delete(key);
  };

  return {
    open(launched) {
      forgetIdle();
      const steps = betSteps(launched.currencyExponent);
      const play: Play = {
        key: randomBytes(24).toString('base64url'),
        launched,
        kind: kindOf(launched.gameType),
        steps,
        wallet: launched.mode === 'demo' ? createDemoPurse((BigInt(steps[0] ?? '1') * DEMO_BETS).toString()) : wallet,
        openRound: undefined,
        rounds: new Map(),
      };
      openRound(play);
      plays.set(play.key, { play, usedAt: now() });
      return play;
    },
    find(key) {
      forgetIdle();
      const entry = plays.get(key);
      if (entry !== undefined) entry.usedAt = now();
      return entry?.play;
    },
  };
};
