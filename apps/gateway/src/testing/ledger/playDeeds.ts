import { randomUUID } from 'node:crypto';
import type { GameSession } from '../../access/gameSessions.store.ts';
import { limitsPort } from '../../limits/limitsPort.ts';
import { takeBackRebate } from '../../records/takeBackRebate.store.ts';
import { move, rollBack } from '../../wallet/movements.ts';
import type { Deed, Draw, Scheduled } from './ledger.types.ts';

const timeZone = 'UTC';

const codeOf = (moved: Awaited<ReturnType<typeof move>>) => (moved.ok ? 'done' : moved.code);

/** A round of a vendor: a stake or two, and then a prize or a return or both, in any order. */
export const roundOf = ({ owner }: Scheduled, next: Draw): Deed[] => {
  const session = { merchant: owner.merchant, id: `s-${owner.memberId}`, vassalage: 'BAIZE', game_type: 'RNG' };
  const player = { ...session, game_code: 'g', member_id: owner.memberId } as GameSession & { member_id: string };
  const round = randomUUID();
  const movement = (transactionId: string, amount: bigint, now: Date) => ({
    player,
    ended: false,
    holdsWallet: false,
    timeZone,
    round,
    transactionId,
    amount,
    now,
  });
  const takes = { takeBack: () => Promise.resolve(), takeBackRebate };
  const prize = BigInt(1 + next(90_000));
  const betAndBack = (name: string): readonly [Deed, Deed] => {
    const [reference, amount] = [`${round}-${name}`, BigInt(1 + next(60_000))];
    return [
      {
        key: `bet ${reference}`,
        run: async (orm, now) => codeOf(await move(orm, 'debit', movement(reference, amount, now), limitsPort)),
        does: () => ({ type: 'staked', round, reference, amount }),
      },
      {
        key: `back ${reference}`,
        run: async (orm, now) => codeOf(await rollBack(orm, movement(reference, amount, now), takes)),
        does: () => ({ type: 'returned', reference }),
      },
    ];
  };
  const [bet, back] = betAndBack('b');
  const [more, moreBack] = betAndBack('m');
  const win: Deed = {
    key: `win ${round}`,
    run: async (orm, now) => codeOf(await move(orm, 'credit', movement(`${round}-w`, prize, now), limitsPort)),
    does: () => ({ type: 'won', round, amount: prize }),
  };
  const rounds = [[bet], [bet, win], [bet, back], [bet, win, back], [bet, more, win], [bet, more, moreBack, win]];
  return rounds[next(rounds.length)] ?? [bet];
};
