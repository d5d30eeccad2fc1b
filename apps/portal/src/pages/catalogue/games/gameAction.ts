import { canTry, gamePlaces, launchStep, type GamePlace, type LaunchableGame } from '@baize/features/launch';
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
  return { href: addressOf(gamePlaces(game)) };
}

/** Trying a game needs no account. */
export function tryAction(game: LaunchableGame & { readonly trial: boolean }): GameCardAction | undefined {
  return canTry(game) ? { href: addressOf(gamePlaces(game, { demo: true })) } : undefined;
}

/** The first of the places that this release has a page for. */
function addressOf(places: readonly GamePlace[]): string {
  return places.map(({ route, query }) => hrefOf(route, query)).find((href) => href !== undefined) ?? '/';
}
