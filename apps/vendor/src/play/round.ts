import type { Draw } from '../games/game.types.ts';
import { games, winOf } from '../games/games.ts';
import type { Movement, Wallet, WalletFault, WalletResult, WalletState } from '../wallet/wallet.types.ts';
import type { Play, RoundAnswer, RoundFault } from './play.types.ts';
import type { Returns } from './returns.ts';

const CREDIT_TRIES = 3;
const ROUNDS_KEPT = 50;
const roundId = /^[\w-]{8,64}$/u;

export interface RoundDependencies {
  readonly draw: Draw;
  readonly returns: Returns;
}

/**
 * Plays a round: takes the bet, decides, pays the prize. A round id that was played before gets the same answer again;
 * one that failed is not played again either, so a bet is never taken twice for it.
 */
export async function playRound(
  play: Play,
  request: { readonly round: string; readonly bet: string },
  dependencies: RoundDependencies,
): Promise<RoundAnswer> {
  const { round, bet } = request;
  if (!roundId.test(round)) return { ok: false, code: 'roundUnknown' };
  const known = play.rounds.get(round);
  if (known !== undefined) return known;
  if (!play.steps.includes(bet)) return { ok: false, code: 'betUnknown' };
  if (play.running) return { ok: false, code: 'busy' };
  play.running = true;
  const answer = settle(play, round, bet, dependencies).finally(() => {
    play.running = false;
  });
  remember(play, round, answer);
  return answer;
}

async function settle(
  play: Play,
  round: string,
  bet: string,
  { draw, returns }: RoundDependencies,
): Promise<RoundAnswer> {
  const { wallet, launched, kind } = play;
  const movement = (part: 'debit' | 'credit', amount: string): Movement => ({
    session: launched.session,
    round,
    transactionId: `${round}:${part}`,
    amount,
  });
  const debit = movement('debit', bet);
  const paid = await wallet.debit(debit);
  if (!paid.ok) {
    if (paid.fault === 'unconfirmed') await returns.undo(wallet, debit);
    return { ok: false, code: codeOf(paid.fault) };
  }
  const outcome = games[kind].spin(draw);
  const win = winOf(bet, outcome.tenths);
  if (win === '0') return { ok: true, round, outcome, bet, win, ...paid.value };
  const credit = movement('credit', win);
  const credited = await insist(wallet, credit);
  if (credited.ok) return { ok: true, round, outcome, bet, win, ...credited.value };
  const prize = credited.fault === 'unconfirmed' ? await returns.undo(wallet, credit) : 'undone';
  // A prize that stands was paid after all: its bet stands with it.
  if (prize === 'refused') return { ok: false, code: 'away' };
  const stake = await returns.undo(wallet, debit);
  return { ok: false, code: prize === 'undone' && stake === 'undone' ? 'roundVoid' : 'away' };
}

/** A prize is worth asking again: the id is the same, so it is paid once however often it arrives. */
async function insist(wallet: Wallet, credit: Movement): Promise<WalletResult<WalletState>> {
  let result = await wallet.credit(credit);
  for (let tries = 1; tries < CREDIT_TRIES && !result.ok && result.fault === 'unconfirmed'; tries += 1) {
    result = await wallet.credit(credit);
  }
  return result;
}

function remember(play: Play, round: string, answer: Promise<RoundAnswer>): void {
  play.rounds.set(round, answer);
  for (const old of [...play.rounds.keys()].slice(0, -ROUNDS_KEPT)) play.rounds.delete(old);
}

function codeOf(fault: WalletFault): RoundFault {
  switch (fault) {
    case 'sessionExpired':
    case 'insufficientFunds':
      return fault;
    case 'refused':
    case 'unconfirmed':
      return 'away';
  }
}
