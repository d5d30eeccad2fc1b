import type { launchRefusals } from '@baize/gateway-contract';
import type { Details } from '../app/answer.ts';
import type { Call, Services } from '../app/gateway.types.ts';
import { findVendor, rememberPlayed } from '../catalogue/catalogue.store.ts';
import type { Game, Vendor } from '../catalogue/catalogue.store.ts';
import type { Tx } from '../database/database.types.ts';
import { playerOf } from '../session/visitIdOf.ts';
import { inLanguage } from '../words/inLanguage.ts';
import { openGameSession } from './launch.store.ts';

type Refusal = (typeof launchRefusals)[number];
export type Launched =
  | { ok: true; value: { url: string; mode: 'frame' | 'tab'; sessionId?: string } }
  | { ok: false; code: Refusal; details: Details };

const no = (code: Refusal, until: Date | null = null): Launched => ({
  ok: false,
  code,
  details: until === null ? {} : { until: until.toISOString() },
});

const refusalOf = (game: Game, vendor: Vendor, mode: 'real' | 'demo'): Launched | undefined => {
  if (vendor.status !== null) return no('vendorUnavailable', vendor.maintenance_until);
  if (game.status !== null) return no('gameMaintenance', game.maintenance_until);
  return mode === 'demo' && !game.trial ? no('demoUnavailable') : undefined;
};

/**
 * Opens a game session. Returns the vendor's address with a token valid for one start within two minutes (D22); a bare
 * path when the merchant has launch CDNs.
 */
export const launch = async (
  { gamesOrigin }: Services,
  tx: Tx,
  { merchant, session, language, now }: Call,
  { game, mode, backUrl }: { game: Game | undefined; mode: 'real' | 'demo'; backUrl: string },
): Promise<Launched> => {
  const vendor = game && (await findVendor(tx, merchant.catalogue, game.vassalage, game.game_type));
  if (game === undefined || vendor === undefined) return no('gameUnknown');
  const refusal = refusalOf(game, vendor, mode);
  if (refusal !== undefined) return refusal;
  const memberId = mode === 'real' ? (session?.memberId ?? null) : null;
  const play = {
    merchant: merchant.id,
    member_id: memberId,
    session_hash: session?.tokenHash ?? null,
    vassalage: game.vassalage,
    game_type: game.game_type,
    game_code: game.game_code,
    game_name: inLanguage(game.names, language),
    mode,
    language,
    back_url: backUrl,
  };
  const { id, token } = await openGameSession(tx, play, now);
  if (session !== undefined) await rememberPlayed(tx, { ...playerOf(merchant, session), nodeId: game.node_id, now });
  const ofMember = memberId === null ? {} : { sessionId: id };
  // The same path is valid on each of the merchant's launch CDNs (REQ-075).
  const origin = merchant.settings.sandbox.launchCdns.length > 0 ? '' : gamesOrigin;
  return { ok: true, value: { url: `${origin}/play?session=${token}`, mode: vendor.launch_mode, ...ofMember } };
};
