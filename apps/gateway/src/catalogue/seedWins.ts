import type { CategoryCode } from '@baize/domain/categories';
import type { Orm } from '../database/database.types.ts';
import type { SandboxMerchant } from '../merchants/merchants.types.ts';
import { inMinorUnits } from './cards.ts';
import winners from './data/winners.json' with { type: 'json' };
import { rememberWins } from './wins.store.ts';

const MINUTE_MS = 60_000;

/** Seeds the prizes of a new sandbox. */
export const seedWins = (orm: Orm, { id, sandbox }: SandboxMerchant, now: Date): Promise<void> =>
  rememberWins(
    orm,
    winners.map(({ vassalage, gameType, gameCode, player, hundredths, minutesAgo }, index) => ({
      merchant: id,
      vassalage,
      reference: `seed-${index}`,
      game_type: gameType as CategoryCode,
      game_code: gameCode,
      player,
      amount: inMinorUnits(sandbox.currency, BigInt(hundredths)),
      won_at: new Date(now.getTime() - minutesAgo * MINUTE_MS),
    })),
  );
