import { randomUUID } from 'node:crypto';
import { confirmLimit, excludeMember, setLimit, takeBreak } from '../../limits/limits.store.ts';
import type { Deed, Draw, LimitName, Scheduled } from './ledger.types.ts';
import { depositOf } from './orderDeeds.ts';
import { roundOf } from './playDeeds.ts';

const HOUR_MS = 3_600_000;
const kinds = ['deposit', 'stake', 'loss'] as const;
const periods = ['day', 'week', 'month'] as const;

const inHours = (now: Date, hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);

/**
 * A limit that is set, changed once or twice (tighter, looser or to none), and confirmed, with some of the deeds that it
 * counts.
 */
export const limitOf = (of: Scheduled, next: Draw): Deed[] => {
  const { owner } = of;
  const kind = kinds[next(3)] ?? 'stake';
  const period = periods[next(3)] ?? 'day';
  const limit: LimitName = `${kind} ${period}`;
  const set = (): Deed => {
    const amount = next(8) === 0 ? null : BigInt(20_000 + next(100_000));
    return {
      key: `limit ${randomUUID()}`,
      run: (orm, now) =>
        orm.transaction(async (tx) => {
          await setLimit(tx, owner, { kind, period, amount }, now);
          return 'done';
        }),
      does: () => ({ type: 'limited', limit, amount }),
      repeats: true,
    };
  };
  const confirm: Deed = {
    key: `confirm ${randomUUID()}`,
    run: (orm, now) =>
      orm.transaction(async (tx) => (await confirmLimit(tx, owner, { kind, period }, now))?.code ?? 'done'),
    does: () => ({ type: 'confirmed', limit }),
    repeats: true,
  };
  const counted = () => (kind === 'deposit' ? depositOf(of, next) : roundOf(of, next));
  const after = [[], [set()], [set(), confirm], [set(), set(), confirm, confirm]][next(4)] ?? [];
  return [set(), ...counted(), ...counted(), ...after, ...counted()];
};

/** A break, or an exclusion. */
export const pauseOf = ({ owner }: Scheduled, next: Draw): Deed => {
  const [isExclusion, hours] = [next(2) === 0, 1 + next(48)];
  return {
    key: `${isExclusion ? 'exclude' : 'pause'} ${randomUUID()}`,
    run: (orm, now) =>
      orm.transaction(async (tx) => {
        await (isExclusion ? excludeMember : takeBreak)(tx, owner, inHours(now, hours), now);
        return 'done';
      }),
    does: (now) => ({ type: isExclusion ? 'excluded' : 'paused', until: inHours(now, hours) }),
    repeats: true,
  };
};
