import type { WithdrawalAccount } from '../../payments/withdrawals.store.ts';
import type { Member } from '../../accounts/members.store.ts';
import type { Orm } from '../../database/database.types.ts';
import type { Call } from '../../kernel/gateway.types.ts';
import type { Owner } from '../../wallet/wallet.store.ts';

/** A bonus and its terms, as a deed asks for it. */
export type Grant = {
  readonly cause: string;
  readonly isFirst: boolean;
  readonly isForfeited: boolean;
  readonly days: number | undefined;
};

export type LimitName = `${'deposit' | 'stake' | 'loss'} ${'day' | 'week' | 'month'}`;

/** What a deed did when it succeeded, in the words of the models. */
export type Happening =
  | { readonly type: 'staked'; readonly round: string; readonly reference: string; readonly amount: bigint }
  | { readonly type: 'won'; readonly round: string; readonly amount: bigint }
  | { readonly type: 'returned'; readonly reference: string }
  /** Own money moved by this much, to or from another member. */
  | { readonly type: 'moved'; readonly amount: bigint; readonly with?: string }
  /** Own money grew by an amount that the models do not reckon. */
  | { readonly type: 'paid' }
  /** The rebate of the day was claimed. */
  | { readonly type: 'rebated' }
  | { readonly type: 'requested'; readonly amount: bigint }
  | { readonly type: 'granted'; readonly grant: Grant; readonly amount: bigint; readonly required: bigint }
  | { readonly type: 'ordered'; readonly order: string; readonly amount: bigint }
  | { readonly type: 'lapsed'; readonly order: string }
  | {
      readonly type: 'credited';
      readonly order: string;
      readonly paid: bigint;
      readonly grant: Grant | undefined;
      readonly times: bigint;
    }
  | { readonly type: 'limited'; readonly limit: LimitName; readonly amount: bigint | null }
  | { readonly type: 'confirmed'; readonly limit: LimitName }
  | { readonly type: 'paused' | 'excluded'; readonly until: Date };

/** A step of a schedule, which may come several times, in any order and at once. Its outcome is a word. */
export type Deed = {
  readonly key: string;
  readonly run: (orm: Orm, now: Date) => Promise<string>;
  readonly does?: (now: Date) => Happening;
  /** True when it has an effect each time. */
  readonly repeats?: boolean;
};

export type Scheduled = {
  readonly owner: Owner;
  readonly account: WithdrawalAccount;
  readonly merchant: Call['merchant'];
  readonly upline?: Member;
};

/** A number below a bound. */
export type Draw = (below: number) => number;
