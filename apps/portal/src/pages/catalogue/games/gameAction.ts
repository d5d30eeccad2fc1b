import { canTry, gamePlaces, launchStep, type LaunchableGame } from '@baize/features/launch';
import type { Session } from '@baize/features/session';
import type { GameCardAction } from '@baize/ui-kit/GameCard';
import { firstHref } from '../../../routes/firstHref.ts';

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
  return { href: firstHref(gamePlaces(game)) };
}

/** Trying a game needs no account. */
export function tryAction(game: LaunchableGame & { readonly trial: boolean }): GameCardAction | undefined {
  return canTry(game) ? { href: firstHref(gamePlaces(game, { demo: true })) } : undefined;
}
