import { randomBytes } from 'node:crypto';
import type { Draw } from '../games/game.types.ts';
import { games, winOf } from '../games/games.ts';
import type { Movement, Wallet, WalletFailure, WalletResult, WalletState } from '../wallet/wallet.types.ts';
import type { Play, RoundAnswer, RoundRefusal, Settlement } from './play.types.ts';
import type { Returns } from './returns.ts';

const CREDIT_TRIES = 3;

export type RoundDependencies = {
  readonly draw: Draw;
  readonly returns: Returns;
};

/** Opens the next round of a play, with a random id of 128 bits. */
export const openRound = (play: Play): string => {
  play.openRound = randomBytes(16).toString('base64url');
  return play.openRound;
};

/**
 * Plays the open round: debits the bet, draws, credits the prize and opens the next round. Idempotent per round id,
 * also for failed rounds, so that a bet is never debited twice.
 */
export const playRound = async (
  play: Play,
  { round, bet }: { readonly round: string; readonly bet: string },
  dependencies: RoundDependencies,
): Promise<RoundAnswer> => {
  const known = play.rounds.get(round);
  if (known !== undefined) return known;
  const next = play.openRound;
  if (next === undefined) return { ok: false, code: 'roundUnknown' };
  if (round !== next) return { ok: false, code: 'roundUnknown', next };
  if (!play.steps.includes(bet)) return { ok: false, code: 'betUnknown', next };
  play.openRound = undefined;
  const answer = settle(play, round, bet, dependencies).then((settled) => ({ ...settled, next: openRound(play) }));
  play.rounds.set(round, answer);
  return answer;
};

const settle = async (
  { wallet, launched, kind }: Play,
  round: string,
  bet: string,
  { draw, returns }: RoundDependencies,
): Promise<Settlement> => {
  const { session, currency } = launched;
  const movement = (part: 'debit' | 'credit', amount: string): Movement => ({
    session,
    round,
    transactionId: `${round}:${part}`,
    amount,
    currency,
  });
  const debit = movement('debit', bet);
  const paid = await wallet.debit(debit);
  if (!paid.ok) {
    if (paid.failure === 'unconfirmed') await returns.undo(wallet, debit);
    return { ok: false, code: codeOf(paid.failure) };
  }
  const outcome = games[kind].spin(draw);
  const win = winOf(bet, outcome.tenths);
  if (win === '0') return { ok: true, round, outcome, bet, win, ...paid.value };
  const credited = await insist(wallet, movement('credit', win));
  if (credited.ok) return { ok: true, round, outcome, bet, win, ...credited.value };
  // The wallet does only one of the two: it refuses a prize after the bet's rollback, and a rollback after the prize.
  const undoing = await returns.undo(wallet, debit);
  return { ok: false, code: undoing === 'undone' ? 'roundVoid' : 'away' };
};

/** Retries an unconfirmed credit: its id stays the same, so it is paid at most once. */
const insist = async (wallet: Wallet, credit: Movement): Promise<WalletResult<WalletState>> => {
  let result = await wallet.credit(credit);
  for (let tries = 1; tries < CREDIT_TRIES && !result.ok && result.failure === 'unconfirmed'; tries += 1) {
    result = await wallet.credit(credit);
  }
  return result;
};

const codeOf = (failure: WalletFailure): RoundRefusal => {
  switch (failure) {
    case 'sessionExpired':
    case 'insufficientFunds':
    case 'limitReached':
      return failure;
    case 'refused':
    case 'unconfirmed':
      return 'away';
  }
};
