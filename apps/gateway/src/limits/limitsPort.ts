import type { Limits } from '../wallet/limits.types.ts';
import { exclude, excludedUntil } from './exclusions.store.ts';
import { refusePlay } from './refusePlay.ts';
import { subjectsOf, subjectsOfMember } from './subjects.ts';

/** Limits and exclusions as other areas use them. */
export const limitsPort: Limits = {
  refusePlay,
  excludedUntil: (orm, person, now) => excludedUntil(orm, subjectsOf(person), now),
  carryExclusion: async (tx, owner, now) => {
    const subjects = await subjectsOfMember(tx, owner);
    const until = await excludedUntil(tx, subjects, now);
    if (until !== undefined) await exclude(tx, owner.merchant, subjects, until);
  },
};
