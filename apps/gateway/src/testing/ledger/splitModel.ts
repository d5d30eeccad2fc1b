import type { Held } from './journal.ts';
import type { Grant, Happening } from './ledger.types.ts';

const [OWN, DAY_MS] = ['own', 86_400_000];

type Bonus = {
  readonly grant: Grant;
  readonly at: Date;
  /** To be wagered for it. */
  readonly required: bigint;
  state: Held['bonuses'][number]['state'];
  held: bigint;
  released: bigint;
  owed: bigint;
};

type Stake = {
  readonly round: string;
  readonly amount: bigint;
  readonly at: Date;
  /** What it took, by the cause of a bonus or `own`. */
  readonly parts: ReadonlyMap<string, bigint>;
  isReturned: boolean;
};

/** A member's own and bonus money, as ADR 34 says how it is spent. */
export type Purse = {
  own: bigint;
  bonuses: Bonus[];
  readonly stakes: Map<string, Stake>;
  readonly prizes: { readonly at: Date; readonly own: bigint }[];
  readonly rounds: Map<string, Date>;
  /** Rebates that were claimed, by the day in UTC. */
  readonly rebates: Map<string, bigint>;
};

export const newPurse = (own: bigint): Purse => ({
  own,
  bonuses: [],
  stakes: new Map(),
  prizes: [],
  rounds: new Map(),
  rebates: new Map(),
});

const insist = (isTrue: boolean, rule: string): void => {
  if (!isTrue) throw new Error(`The rule is broken: ${rule}.`);
};

const lesser = (one: bigint, other: bigint): bigint => (one < other ? one : other);

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

const standing = ({ stakes }: Purse): readonly Stake[] => [...stakes.values()].filter(({ isReturned }) => !isReturned);

const isWagered = (purse: Purse, { at, required }: Bonus): boolean =>
  sum(standing(purse).flatMap(({ round, amount }) => ((purse.rounds.get(round) ?? at) < at ? [] : [amount]))) >=
  required;

const dayOf = (at: Date | undefined): string => at?.toISOString().slice(0, 10) ?? '';

/** Half a per cent of the own money in the stakes that stand, of rounds of a day. */
const rebateOf = (purse: Purse, day: string): bigint => {
  const ofDay = standing(purse).filter(({ round }) => dayOf(purse.rounds.get(round)) === day);
  return sum(ofDay.map(({ parts }) => parts.get(OWN) ?? 0n)) / 200n;
};

/** Takes back what a returned stake had earned. */
const takeRebateBack = (purse: Purse, day: string): void => {
  const claimed = purse.rebates.get(day) ?? 0n;
  const due = claimed - rebateOf(purse, day);
  if (due <= 0n) return;
  purse.own -= due;
  purse.rebates.set(day, claimed - due);
};

const putInto = (purse: Purse, part: string, amount: bigint): void => {
  const bonus = purse.bonuses.find(({ grant }) => grant.cause === part);
  if (bonus?.state === 'open') bonus.held += amount;
  else if (bonus === undefined || bonus.state === 'released') purse.own += amount;
};

const take = (purse: Purse, { amount }: { readonly amount: bigint }): ReadonlyMap<string, bigint> => {
  const open = purse.bonuses.filter(({ state }) => state === 'open');
  const own = { own: purse.own };
  const parts = new Map<string, bigint>();
  let left = amount;
  for (const source of [
    ...open.filter(({ grant }) => grant.isFirst),
    own,
    ...open.filter((one) => !one.grant.isFirst),
  ]) {
    const part = lesser(left, 'own' in source ? source.own : source.held);
    left -= part;
    if ('own' in source) purse.own -= part;
    else source.held -= part;
    parts.set('own' in source ? OWN : source.grant.cause, part);
  }
  insist(left === 0n, 'a stake is covered');
  return parts;
};

/** Changes of bonuses that come before the money moves: ended, or bound again by the return of a stake. */
const endOrBind = (purse: Purse, happening: Happening | undefined, after: Held, now: Date): void => {
  for (const bonus of purse.bonuses) {
    const state = after.bonuses.find(({ cause }) => cause === bonus.grant.cause)?.state ?? bonus.state;
    if (state === bonus.state || (state === 'released' && bonus.state === 'open')) continue;
    const { days, isForfeited } = bonus.grant;
    if (state === 'open') {
      insist(bonus.state === 'released' && happening?.type === 'returned', 'a return alone binds a bonus again');
      bonus.owed += bonus.released;
      bonus.released = 0n;
    } else {
      const isLapsed = days !== undefined && bonus.at.getTime() + days * DAY_MS <= now.getTime();
      const isTaken = happening?.type === 'requested' && isForfeited;
      insist(state === 'lapsed' ? isLapsed : isTaken, `a bonus is ${state} by its terms`);
      bonus.held = 0n;
      bonus.owed = 0n;
    }
    bonus.state = state;
  }
};

const release = (purse: Purse, after: Held): void => {
  for (const bonus of purse.bonuses) {
    const isReleased = after.bonuses.some(({ cause, state }) => cause === bonus.grant.cause && state === 'released');
    if (bonus.state !== 'open' || !isReleased) continue;
    purse.own += bonus.held;
    Object.assign(bonus, { state: 'released', released: bonus.held, held: 0n, owed: 0n });
  }
};

const collect = (purse: Purse): void => {
  for (const bonus of purse.bonuses) {
    const part = bonus.state === 'open' ? lesser(bonus.owed, purse.own) : 0n;
    purse.own -= part;
    bonus.held += part;
    bonus.owed -= part;
  }
};

const grant = (
  purse: Purse,
  of: { readonly grant: Grant; readonly at: Date },
  amount: bigint,
  required: bigint,
): void =>
  void (purse.bonuses = [
    ...purse.bonuses,
    { ...of, required, state: 'open' as const, held: amount, released: 0n, owed: 0n },
  ].sort((one, other) => one.at.getTime() - other.at.getTime()));

const happen = (purse: Purse, happening: Happening, after: Held, now: Date): void => {
  switch (happening.type) {
    case 'staked': {
      const { reference, round, amount } = happening;
      purse.stakes.set(reference, { round, amount, at: now, parts: take(purse, happening), isReturned: false });
      if (!purse.rounds.has(round)) purse.rounds.set(round, now);
      return release(purse, after);
    }
    case 'won': {
      const stakes = standing(purse).filter(({ round }) => round === happening.round);
      const staked = sum(stakes.map(({ amount }) => amount));
      const before = purse.own;
      let rest = happening.amount;
      for (const { grant: of } of purse.bonuses) {
        const part = sum(stakes.map(({ parts }) => parts.get(of.cause) ?? 0n));
        const share = (happening.amount * part) / staked;
        putInto(purse, of.cause, share);
        rest -= share;
      }
      purse.own += rest;
      return void purse.prizes.push({ at: now, own: purse.own - before });
    }
    case 'returned': {
      const stake = purse.stakes.get(happening.reference);
      // Of a bet that never came: it is refused when it does.
      if (stake === undefined) return;
      stake.isReturned = true;
      for (const [part, amount] of stake.parts) putInto(purse, part, amount);
      takeRebateBack(purse, dayOf(purse.rounds.get(stake.round)));
      return collect(purse);
    }
    case 'moved':
      purse.own += happening.amount;
      return;
    case 'requested':
      purse.own -= happening.amount;
      return;
    case 'granted':
      if (happening.required === 0n) purse.own += happening.amount;
      else grant(purse, { grant: happening.grant, at: now }, happening.amount, happening.required);
      return;
    case 'credited': {
      const credited = after.own - purse.own;
      insist(credited <= happening.paid, 'a deposit credits no more than was paid');
      purse.own = after.own;
      const bonus = after.bonuses.find(({ cause }) => cause === happening.grant?.cause);
      if (bonus === undefined || happening.grant === undefined) return;
      return grant(purse, { grant: happening.grant, at: now }, bonus.held, (credited + bonus.held) * happening.times);
    }
    case 'paid':
      insist(after.own >= purse.own, 'a payment to a member takes nothing');
      purse.own = after.own;
      return;
    case 'rebated': {
      const rebate = rebateOf(purse, dayOf(now));
      purse.own += rebate;
      return void purse.rebates.set(dayOf(now), rebate);
    }
    case 'ordered':
    case 'lapsed':
    case 'limited':
    case 'confirmed':
    case 'paused':
    case 'excluded':
      return;
  }
};

/** Does in the model what a transaction did, and compares. A refused one may only end bonuses whose time is over. */
export const replaySplit = (purse: Purse, happening: Happening | undefined, after: Held, now: Date): void => {
  endOrBind(purse, happening, after, now);
  if (happening?.type === 'staked')
    for (const { state, at, grant: of } of purse.bonuses)
      insist(
        state !== 'open' || of.days === undefined || at.getTime() + of.days * DAY_MS > now.getTime(),
        'no stake spends a bonus whose time is over',
      );
  if (happening !== undefined) happen(purse, happening, after, now);
  for (const bonus of purse.bonuses)
    insist(bonus.state !== 'released' || isWagered(purse, bonus), 'released money is wagered');
  const own = purse.bonuses.map(({ grant: { cause }, state, held }) => `${cause} ${state} ${held}`);
  const others = after.bonuses.map(({ cause, state, held }) => `${cause} ${state} ${held}`);
  const [model, ledger] = [`${purse.own} ${own.join(', ')}`, `${after.own} ${others.join(', ')}`];
  if (model !== ledger)
    throw new Error(`After ${happening?.type ?? 'a refusal'} the ledger has ${ledger}, the model ${model}.`);
};
