import { framePlace, gamePlace, launchStep, type LaunchableGame } from '@baize/features/launch';
import type { Session } from '@baize/features/session';
import type { GameCardAction } from '@baize/ui-kit/GameCard';
import { hrefOf } from '../../../routes/paths.ts';

/**
 * What pressing play does. A visitor's link names the game or the list, and the page it leads to asks for the login, so
 * that logging in leads on to it (REQ-189); a trial account is told that it needs a real one (REQ-190).
 */
export function playAction(
  game: LaunchableGame,
  session: Pick<Session, 'state'>,
  onNeedRealAccount: () => void,
): GameCardAction {
  if (launchStep(game, session).step === 'needRealAccount') return { onSelect: onNeedRealAccount };
  return { href: addressOf(game) };
}

/** Trying a game needs no account; a list is tried by its games (D21). */
export function tryAction(game: LaunchableGame & { readonly trial: boolean }): GameCardAction | undefined {
  return game.trial && !game.opensList ? { href: addressOf(game, true) } : undefined;
}

// In a release without the page of a lottery, its games play in the frame.
function addressOf(game: LaunchableGame, demo = false): string {
  const place = gamePlace(game, { demo });
  const frame = framePlace(game, demo);
  return hrefOf(place.route, place.query) ?? hrefOf(frame.route, frame.query) ?? '/';
}
