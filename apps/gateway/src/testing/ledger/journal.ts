import { and, asc, eq } from 'drizzle-orm';
import type { Orm, Tx } from '../../database/database.types.ts';
import { bonuses } from '../../wallet/bonuses.schema.ts';
import type { BonusState } from '../../wallet/bonuses.schema.ts';
import { bonusAccountId } from '../../wallet/bonuses.store.ts';
import { accountBalances, wallets } from '../../wallet/wallet.schema.ts';
import type { Owner } from '../../wallet/wallet.store.ts';
import type { Deed } from './ledger.types.ts';

/** A member's own money and bonuses, the oldest first, at the end of a transaction. */
export type Held = {
  readonly own: bigint;
  readonly bonuses: readonly { readonly cause: string; readonly state: BonusState; readonly held: bigint }[];
};

/** A transaction that was committed. */
export type Entry = {
  readonly memberId: string;
  readonly deed: Deed;
  readonly now: Date;
  readonly outcome: string;
  readonly after: Held | undefined;
};

/**
 * Reads what a member holds, and locks the wallet, so that the order of such reads is the order of commits. Undefined
 * when another holds that lock: the transaction then moved none of this money, and must not wait for it.
 */
const readHeld = async (tx: Tx, { merchant, memberId }: Owner): Promise<Held | undefined> => {
  const [wallet] = await tx
    .select({ own: wallets.balance })
    .from(wallets)
    .where(and(eq(wallets.merchant, merchant), eq(wallets.member_id, memberId)))
    .for('update', { skipLocked: true });
  if (wallet === undefined) return undefined;
  const rows = await tx
    .select({ cause: bonuses.cause, state: bonuses.state, held: accountBalances.balance })
    .from(bonuses)
    .leftJoin(
      accountBalances,
      and(eq(accountBalances.merchant, bonuses.merchant), eq(accountBalances.account, bonusAccountId)),
    )
    .where(and(eq(bonuses.merchant, merchant), eq(bonuses.member_id, memberId)))
    .orderBy(asc(bonuses.granted_at));
  return { own: wallet.own, bonuses: rows.map(({ held, ...row }) => ({ ...row, held: held ?? 0n })) };
};

const outcomeOf = (worked: unknown): string => {
  if (typeof worked === 'string') return worked;
  const { ok, code } = worked as { ok: boolean; code?: string };
  return ok ? 'done' : (code ?? '');
};

/** Writes the transactions of all members down, in the order in which they commit, killed callers included. */
export const newJournal = () => {
  const entries: (Entry & { readonly nth: number })[] = [];
  let reads = 0;
  const of = <O extends Orm>(orm: O, owner: Owner, deed: Deed, now: Date): O =>
    new Proxy(orm, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (name !== 'transaction') return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        const transaction: Orm['transaction'] = async (work, config) => {
          let entry: (typeof entries)[number] | undefined;
          const done = await target.transaction(async (tx) => {
            const worked = await work(tx);
            const after = await readHeld(tx, owner);
            reads += 1;
            entry = { nth: reads, memberId: owner.memberId, deed, now, outcome: outcomeOf(worked), after };
            return worked;
          }, config);
          if (entry !== undefined) entries.push(entry);
          return done;
        };
        return transaction;
      },
    });
  return { of, entries: (): readonly Entry[] => entries.sort((one, other) => one.nth - other.nth) };
};
