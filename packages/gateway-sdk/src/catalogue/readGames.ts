import { isCategoryCode } from '@baize/domain/categories';
import { fieldsOf, listOf, numberOf, textOf, wordOf } from '../transport/read.ts';
import type { Fields, Parse } from '../transport/read.ts';
import type { Availability, Game, GamePage, Vendor } from './catalogue.types.ts';

const availabilityOf = (fields: Fields): Availability => ({
  status: fields['status'] === 'maintenance' ? 'maintenance' : 'open',
  maintenanceUntil: wordOf(fields['maintenanceUntil']),
});

/** A vendor of a known category; one without a name is called by its code (REQ-169). */
export const readVendor: Parse<Vendor> = (value) => {
  const fields = fieldsOf(value) ?? {};
  const vassalage = wordOf(fields['vassalage']);
  const gameType = fields['gameType'];
  if (vassalage === undefined || !isCategoryCode(gameType)) return undefined;
  return {
    vassalage,
    gameType,
    name: wordOf(fields['displayName']) ?? vassalage,
    icon: textOf(fields['smallIcon']) ?? '',
    isNew: fields['isNew'] === 1,
    ...availabilityOf(fields),
  };
};

/** The vendors of all lanes, in their order; a vendor that names no category has its lane's. */
export const readVendors: Parse<readonly Vendor[]> = (value) => {
  const lanes = fieldsOf(fieldsOf(value)?.['data'])?.['lanes'];
  if (!Array.isArray(lanes)) return undefined;
  return lanes.flatMap((lane: unknown) => {
    const { gameType, vendors } = fieldsOf(lane) ?? {};
    return listOf(vendors, (vendor) => readVendor({ gameType, ...fieldsOf(vendor) }));
  });
};

/** A game of a known category that has a code to launch (REQ-180). */
export const readGame: Parse<Game> = (value) => {
  const fields = fieldsOf(value) ?? {};
  const vendor = wordOf(fields['vassalage']);
  const category = fields['gameType'];
  const code = wordOf(fields['gameCode']);
  if (vendor === undefined || code === undefined || !isCategoryCode(category)) return undefined;
  return {
    id: wordOf(fields['nodeId']) ?? numberOf(fields['nodeId'])?.toString() ?? `${vendor}-${code}`,
    vendor,
    category,
    name: wordOf(fields['gameName']) ?? wordOf(fields['nodeName']) ?? code,
    cover: wordOf(fields['showIcon']) ?? wordOf(fields['iconUrl']) ?? '',
    code,
    opensList: fields['isGame'] === 'VASSALAGE',
    trial: fields['trial'] === true,
    ...availabilityOf(fields),
  };
};

/** A list of games as `value.list` (REQ-185). */
export const readGames: Parse<readonly Game[]> = (value) => {
  const list = fieldsOf(value)?.['list'];
  return Array.isArray(list) ? listOf(list, readGame) : undefined;
};

/** A page of games (REQ-179). */
export const readGamePage: Parse<GamePage> = (value) => {
  const { games, pageNum, totalPages } = fieldsOf(value) ?? {};
  if (!Array.isArray(games)) return undefined;
  return { games: listOf(games, readGame), pageNum: numberOf(pageNum) ?? 1, totalPages: numberOf(totalPages) ?? 1 };
};
