import type { CategoryCode } from '@baize/domain/categories';
import type { Words } from '../words/inLanguage.ts';
import games from './data/games.json' with { type: 'json' };
import vendors from './data/vendors.json' with { type: 'json' };

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
  trial: boolean;
  lines?: number;
  /** In hundredths of the currency's unit, so that one catalogue serves every currency. */
  minBet?: number;
  classify?: string;
  isGame?: 'VASSALAGE';
  parentCode?: string;
  status?: 'maintenance';
};

/** The vendors of the sandbox, in the order of a merchant that says nothing else. */
export const vendorSeeds = vendors as VendorSeed[];

/** Their games. Names are in English and in the languages that have one of their own. */
export const gameSeeds = games as GameSeed[];
