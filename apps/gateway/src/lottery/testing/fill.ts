import type { Orm } from '../../database/database.types.ts';
import { drawnOf } from '../draws.store.ts';

/** Leaves a draw in a world, as the tests of the seals between merchants need a row in every table. */
export const fill = async (owner: Orm, world: string): Promise<void> => {
  const draw = { vassalage: 'LOTT', game_code: 'five-minute-draw', issueNumber: '20260101-001', drawTime: new Date(0) };
  await drawnOf(owner, world, [{ ...draw, drum: { numbers: 1, lowest: 0, highest: 9 } }]);
};
