import type { Entry } from './journal.ts';
import type { Happening } from './ledger.types.ts';
import { newRestraint, replayLimits } from './limitsModel.ts';
import { newPurse, replaySplit } from './splitModel.ts';

/** Refusals of a withdrawal; a break or an exclusion is none. */
const WITHDRAWALS = new Set(['done', 'turnoverLeft', 'dayLimitReached', 'balanceTooLow']);

/**
 * Replays what members did, in the order of the commits, against the models of their money and their limits. Throws at
 * the first difference. `tell` is told what an excluded member did.
 */
export const replay = (entries: readonly Entry[], opening: bigint, tell: (what: string) => void): void => {
  const members = new Map(
    [...new Set(entries.flatMap(({ memberId, deed, now }) => [memberId, withOf(deed.does?.(now)) ?? memberId]))].map(
      (id) => [id, { purse: newPurse(opening), restraint: newRestraint() }],
    ),
  );
  const known = new Set<string>();
  for (const { memberId, deed, now, outcome, after } of entries) {
    const { purse, restraint } = members.get(memberId) ?? { purse: newPurse(opening), restraint: newRestraint() };
    const isDone = outcome === 'done' && (deed.repeats === true || !known.has(deed.key));
    if (outcome === 'done') known.add(deed.key);
    const happening = isDone ? deed.does?.(now) : undefined;
    const [what = ''] = deed.key.split(' ');
    if (what === 'request' && !WITHDRAWALS.has(outcome)) throw new Error(`A withdrawal was refused: ${outcome}.`);
    if (restraint.until > now && (outcome !== 'done' || isDone)) tell(`${what} ${outcome}`);
    const bonuses = purse.bonuses.length;
    try {
      if (happening !== undefined) replayLimits(restraint, purse, happening, now);
      if (after !== undefined) replaySplit(purse, happening, after, now);
      else if (happening !== undefined && movesMoney(happening)) throw new Error('It moved money without a lock.');
      if (happening?.type === 'credited' && restraint.until > now && purse.bonuses.length > bonuses)
        throw new Error('A deposit paid a bonus during a break or an exclusion.');
    } catch (error) {
      throw new Error(`${deed.key} at ${now.toISOString()}`, { cause: error });
    }
    const other = members.get(withOf(happening) ?? '');
    if (happening?.type === 'moved' && other !== undefined) other.purse.own -= happening.amount;
  }
};

const movesMoney = ({ type, ...rest }: Happening): boolean =>
  ['staked', 'won', 'requested', 'granted', 'credited', 'paid', 'rebated'].includes(type) ||
  ('amount' in rest && type === 'moved' && rest.amount !== 0n);

const withOf = (happening: Happening | undefined): string | undefined =>
  happening?.type === 'moved' ? happening.with : undefined;
