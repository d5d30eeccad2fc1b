import { currencyOf } from '@baize/domain/money';
import type { LanguageCode } from '@baize/domain/languages';
import type { Call } from '../app/gateway.types.ts';
import { coverPath, vendorIconPath } from '../media/paths.ts';
import { inLanguage } from '../words/inLanguage.ts';
import type { Game, Vendor } from './catalogue.store.ts';

const maintenanceOf = ({ status, maintenance_until: until }: Vendor | Game) =>
  status === null
    ? {}
    : { status: 'maintenance' as const, ...(until === null ? {} : { maintenanceUntil: until.toISOString() }) };

/** A vendor as a card (REQ-169). */
export const vendorCard = (vendor: Vendor) => ({
  vassalage: vendor.vassalage,
  isNew: vendor.is_new ? (1 as const) : (0 as const),
  gameType: vendor.game_type,
  displayName: vendor.display_name,
  smallIcon: vendorIconPath(vendor.vassalage),
  ...maintenanceOf(vendor),
});

/** The catalogue counts bets in hundredths of any currency; a part of the smallest coin is a whole one. */
const minBetIn = (currency: string, hundredths: bigint): string => {
  const factor = 10n ** BigInt(currencyOf(currency).exponent);
  return ((hundredths * factor + 99n) / 100n).toString();
};

const gameCard = (game: Game, language: LanguageCode, currency: string) => ({
  nodeId: game.node_id,
  vassalage: game.vassalage,
  gameType: game.game_type,
  gameName: inLanguage(game.names, language),
  showIcon: coverPath(game, language),
  gameCode: game.game_code,
  trial: game.trial,
  minBet: minBetIn(currency, game.min_bet),
  ...(game.lines === 0 ? {} : { lines: game.lines }),
  addedAt: game.added_at.toISOString(),
  ...(game.is_game === null ? {} : { isGame: game.is_game }),
  ...maintenanceOf(game),
});

/** Games as cards, named in the language of the call or in another (REQ-180). */
export const gameCards = (
  { merchant, language: usual }: Pick<Call, 'merchant' | 'language'>,
  games: readonly Game[],
  language: LanguageCode = usual,
) => games.map((game) => gameCard(game, language, merchant.settings.sandbox.currency));
