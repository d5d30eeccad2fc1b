import { canTry, gamePlaces, launchStep, type LaunchableGame } from '@baize/features/launch';
import type { Session } from '@baize/features/session';
import type { GameCardAction } from '@baize/ui-kit/GameCard';
import { firstHref } from '../../../site/routes/firstHref.ts';

/**
 * Returns the action of Play. A visitor's link leads to the game or the list, whose page asks for the login and returns
 * there (REQ-189). A trial account gets `onNeedRealAccount` (REQ-190).
 */
export const playAction = (
  game: LaunchableGame,
  session: Pick<Session, 'state'>,
  onNeedRealAccount: () => void,
): GameCardAction => {
  if (launchStep(game, session).step === 'needRealAccount') return { onSelect: onNeedRealAccount };
  return { href: firstHref(gamePlaces(game)) };
};

/** Returns the link that tries a game, which needs no account; undefined where it cannot be tried. */
export const tryAction = (game: LaunchableGame & { readonly trial: boolean }): GameCardAction | undefined =>
  canTry(game) ? { href: firstHref(gamePlaces(game, { demo: true })) } : undefined;
