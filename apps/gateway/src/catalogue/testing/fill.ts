import type { Orm } from '../../database/database.types.ts';
import { rememberWins } from '../wins.store.ts';

/** Inserts a prize: the tests of merchant isolation need a row in every table. */
export const fill = (owner: Orm, world: string): Promise<void> => {
  const game = { vassalage: 'BAIZE', game_type: 'RNG' as const, game_code: 'dragon-gate' };
  const win = { ...game, reference: 'first', player: 'Pl***r', amount: 100n, won_at: new Date() };
  return rememberWins(owner, [{ merchant: world, ...win }]);
};
