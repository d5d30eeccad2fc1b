import type { LanguageCode } from '@baize/domain/languages';
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

/** A game as a card, named in a language (REQ-180). */
export const gameCard = (game: Game, language: LanguageCode) => ({
  nodeId: game.node_id,
  vassalage: game.vassalage,
  gameType: game.game_type,
  gameName: inLanguage(game.names, language),
  showIcon: coverPath(game, language),
  gameCode: game.game_code,
  trial: game.trial,
  ...(game.is_game === null ? {} : { isGame: game.is_game }),
  ...maintenanceOf(game),
});
