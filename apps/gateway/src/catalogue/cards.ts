import { currencyOf } from '@baize/domain/money';
import { languages, type LanguageCode } from '@baize/domain/languages';
import type { Call } from '../kernel/gateway.types.ts';
import { vendorIconPath } from '../pictures/paths.ts';
import { inLanguage } from '../words/inLanguage.ts';
import type { Game, Vendor } from './catalogue.store.ts';
import { lastWinsOf, type Win } from './wins.store.ts';
import { artVersion } from '@baize/sandbox-art';
import { gameSeeds } from './catalogueData.ts';
import { copiedCode } from './copies.ts';

const named = new Map(gameSeeds.map((game) => [`${game.vassalage} ${game.gameCode}`, game.names]));

/** Path of a game's cover. Languages without a title of their own share the English cover. */
const coverPath = (game: { vassalage: string; game_code: string }, language: LanguageCode): string => {
  const { catalog } = languages[language];
  const code = copiedCode(game.game_code);
  const own = named.get(`${game.vassalage} ${code}`)?.[catalog] === undefined ? 'EN' : catalog;
  return `/media/${artVersion}/GAME_COVER/${game.vassalage}-${code}.${own}.avif`;
};

const maintenanceOf = ({ status, maintenance_until: until }: Vendor | Game) =>
  status === null
    ? {}
    : { status: 'maintenance' as const, ...(until === null ? {} : { maintenanceUntil: until.toISOString() }) };

/** Serialises a vendor as a card, with its number of games (REQ-169). */
export const vendorCard = (vendor: Vendor, games: number) => ({
  vassalage: vendor.vassalage,
  isNew: vendor.is_new ? (1 as const) : (0 as const),
  gameType: vendor.game_type,
  displayName: vendor.display_name,
  smallIcon: vendorIconPath(vendor.vassalage),
  games,
  ...maintenanceOf(vendor),
});

/** Converts hundredths of a currency unit, as seeds have them, to minor units, rounded up. */
export const inMinorUnits = (currency: string, hundredths: bigint): bigint =>
  (hundredths * 10n ** BigInt(currencyOf(currency).exponent) + 99n) / 100n;

const gameCard = (game: Game, language: LanguageCode, currency: string, last: Win | undefined) => ({
  nodeId: game.node_id,
  vassalage: game.vassalage,
  gameType: game.game_type,
  gameName: inLanguage(game.names, language),
  showIcon: coverPath(game, language),
  gameCode: game.game_code,
  trial: game.trial,
  minBet: inMinorUnits(currency, game.min_bet).toString(),
  ...(game.lines === 0 ? {} : { lines: game.lines }),
  addedAt: game.added_at.toISOString(),
  ...(last === undefined ? {} : { lastWin: { amount: last.amount.toString(), at: last.won_at.toISOString() } }),
  ...(game.is_game === null ? {} : { isGame: game.is_game }),
  ...maintenanceOf(game),
});

/** Serialises games as cards, named in `language` or in the language of the call (REQ-180). */
export const gameCards = async (
  { merchant, database, language: usual }: Call,
  games: readonly Game[],
  language: LanguageCode = usual,
) => {
  const lastWin = await lastWinsOf(database, merchant.id, games);
  return games.map((game) => gameCard(game, language, merchant.settings.sandbox.currency, lastWin(game)));
};

/** Serialises a prize for the winner board. */
export const winnerLine = ({ win, game }: { win: Win; game: Game }, language: LanguageCode) => ({
  player: win.player,
  gameName: inLanguage(game.names, language),
  winAmount: win.amount.toString(),
  wonAt: win.won_at.toISOString(),
  nodeId: game.node_id,
  vassalage: game.vassalage,
  gameType: game.game_type,
  gameCode: game.game_code,
});
