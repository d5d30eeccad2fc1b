import type { CategoryCode } from '@baize/domain/categories';
import type { Words } from '../words/inLanguage.ts';

export type VendorSeed = {
  vassalage: string;
  gameType: CategoryCode;
  displayName: string;
  isNew?: boolean;
  launchMode?: 'tab';
  inHouse?: boolean;
  status?: 'maintenance';
};

export type GameSeed = {
  vassalage: string;
  gameType: CategoryCode;
  gameCode: string;
  names: Words;
  heat: number;
  trial?: boolean;
  lines?: number;
  /** In hundredths of the currency's unit, so that one catalogue serves every currency. */
  minBet?: number;
  classify?: string;
  isGame?: 'VASSALAGE';
  parentCode?: string;
  status?: 'maintenance';
  /** Age of the game, in days, when the catalogue is seeded. */
  addedDaysAgo?: number;
};
