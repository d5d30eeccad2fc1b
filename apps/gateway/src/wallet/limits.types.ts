import type { nightRefusals, pauseRefusals, playRefusals } from '@baize/gateway-contract';
import type { Orm, Tx } from '../database/database.types.ts';
import type { Refusal } from '../kernel/result.ts';
import type { Owner } from './wallet.store.ts';

type PauseCode = (typeof pauseRefusals)[number];
type PlayCode = (typeof playRefusals)[number];
type NightCode = (typeof nightRefusals)[number];

/** Refusals by what a member wants: a stake, a game, a deposit, or another step to play, such as a promotion. */
export type PlayRefusals = {
  stake: PlayCode | NightCode;
  launch: PauseCode | NightCode;
  deposit: PlayCode | 'limitsUnset';
  play: PauseCode;
};

/** Why a stake is refused. */
export type StakeRefusal = Refusal<PlayRefusals['stake']>;

/** An amount is in minor units; a step to play has none. */
export type PlayWish<Kind extends keyof PlayRefusals> = {
  readonly kind: Kind;
  readonly amount?: Kind extends 'play' | 'launch' ? undefined : bigint;
};

/** What tells who a person is. A name is none: two people share it, and one spells it in many ways. */
export type Person = {
  readonly member?: Owner | undefined;
  readonly dialingCode?: string | null | undefined;
  readonly mobile?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly document?: string | null | undefined;
  readonly identities?: readonly { readonly provider: string; readonly subject: string }[];
};

/** The port of play and of accounts to limits and exclusions, which are counted from stakes and deposits (D58). */
export type Limits = {
  /**
   * Refuses what a member wants by exclusion, break, night and limits; undefined when it is allowed. Every call that stakes,
   * deposits or leads to play calls it in its transaction, before the effect.
   */
  readonly refusePlay: <Kind extends keyof PlayRefusals>(
    tx: Tx,
    owner: Owner,
    wish: PlayWish<Kind>,
    now: Date,
  ) => Promise<Refusal<PlayRefusals[Kind]> | undefined>;
  /** The end of a person's exclusion on any site of the gateway; undefined without one. */
  readonly excludedUntil: (orm: Orm, person: Person, now: Date) => Promise<Date | undefined>;
  /** Extends a member's exclusion to the contacts that it has by now. Requires the member lock. */
  readonly carryExclusion: (tx: Tx, owner: Owner, now: Date) => Promise<void>;
};

export type LimitsPort = { readonly limits: Limits };
