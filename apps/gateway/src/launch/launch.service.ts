import type { launchRefusals } from '@baize/gateway-contract';
import type { Call, Services } from '../kernel/gateway.types.ts';
import { refusal, refusalUntil, success } from '../kernel/result.ts';
import type { Refusal, Result } from '../kernel/result.ts';
import { findVendor, rememberPlayed } from '../catalogue/catalogue.store.ts';
import type { Game, Vendor } from '../catalogue/catalogue.store.ts';
import type { Tx } from '../database/database.types.ts';
import { playerOf } from '../kernel/visitIdOf.ts';
import type { LimitsPort } from '../wallet/limits.types.ts';
import { inLanguage } from '../words/inLanguage.ts';
import { openGameSession } from '../access/gameSessions.store.ts';

type LaunchCode = (typeof launchRefusals)[number];
type Launched = Result<{ url: string; mode: 'frame' | 'tab'; sessionId?: string }, LaunchCode>;

const refusalOf = (game: Game, vendor: Vendor, mode: 'real' | 'demo'): Refusal<LaunchCode> | undefined => {
  if (vendor.status !== null) return refusalUntil('vendorUnavailable', vendor.maintenance_until);
  if (game.status !== null) return refusalUntil('gameMaintenance', game.maintenance_until);
  return mode === 'demo' && !game.trial ? refusal('demoUnavailable') : undefined;
};

/**
 * Opens a game session. Returns the vendor's address with a token valid for one start within two minutes (D22); a bare
 * path when the merchant has launch CDNs.
 */
export const launch = async (
  { gamesOrigin, limits }: Services & LimitsPort,
  tx: Tx,
  { merchant, session, language, now }: Call,
  { game, mode, backUrl }: { game: Game | undefined; mode: 'real' | 'demo'; backUrl: string },
): Promise<Launched> => {
  const vendor = game && (await findVendor(tx, merchant.catalogue, game.vassalage, game.game_type));
  if (game === undefined || vendor === undefined) return refusal('gameUnknown');
  const refused = refusalOf(game, vendor, mode);
  if (refused !== undefined) return refused;
  const memberId = mode === 'real' ? (session?.memberId ?? null) : null;
  const paused =
    memberId === null
      ? undefined
      : await limits.refusePlay(tx, { merchant: merchant.id, memberId }, { kind: 'launch' }, now);
  if (paused !== undefined) return paused;
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
  return success({ url: `${origin}/play?session=${token}`, mode: vendor.launch_mode, ...ofMember });
};
