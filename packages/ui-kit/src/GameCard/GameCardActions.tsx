import type { MouseEvent } from 'react';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { GameCardActionsLayer, GameCardReveal } from './GameCard.styles.ts';

/** The action of a press: a link for `href`, a button for `onSelect`; exactly one of the two. */
export type GameCardAction = { href: string; onSelect?: never } | { href?: never; onSelect: () => void };

export type GameCardActionsProps = { name: string; play: GameCardAction; tryGame?: GameCardAction | undefined };

/** Play, the main action, and try; revealed by hover, focus or a tap on the picture. */
export function GameCardActions({ name, play, tryGame }: GameCardActionsProps) {
  const words = useKitWords();
  return (
    <>
      <GameCardReveal type="button" tabIndex={-1} aria-hidden="true" onClick={revealActions} />
      <GameCardActionsLayer>
        <ActionButton variant="main" action={play} word={words.play} name={name} />
        {tryGame && <ActionButton variant="quiet" action={tryGame} word={words.tryGame} name={name} />}
      </GameCardActionsLayer>
    </>
  );
}

type ActionButtonProps = { variant: 'main' | 'quiet'; action: GameCardAction; word: string; name: string };

function ActionButton({ variant, action, word, name }: ActionButtonProps) {
  const content = (
    <span>
      <span>{word}</span>
      <VisuallyHidden translate="no">{` ${name}`}</VisuallyHidden>
    </span>
  );
  if (action.href !== undefined) {
    return (
      <ButtonLink variant={variant} size="small" wide href={action.href}>
        {content}
      </ButtonLink>
    );
  }
  return (
    <Button variant={variant} size="small" wide onClick={action.onSelect}>
      {content}
    </Button>
  );
}

// Some touch browsers do not focus a tapped button; the actions are shown while the cover contains the focus.
const revealActions = (event: MouseEvent<HTMLButtonElement>) => {
  event.currentTarget.focus();
};
