import type { MouseEvent } from 'react';
import { Button, ButtonLink } from '../Button/index.ts';
import { useKitWords } from '../KitWords/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { GameCardActionsLayer, GameCardReveal } from './GameCard.styles.ts';

/** A real link where there is an address for it, else a button; the handler may take a link's click over. */
export type GameCardAction = { href?: string | undefined; onSelect?: ((event: MouseEvent) => void) | undefined };

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
  const { href, onSelect } = action;
  const content = (
    <span>
      {word}
      <VisuallyHidden> {name}</VisuallyHidden>
    </span>
  );
  if (href === undefined) {
    return (
      <Button variant={variant} size="small" wide onClick={onSelect}>
        {content}
      </Button>
    );
  }
  return (
    <ButtonLink variant={variant} size="small" wide href={href} onClick={onSelect}>
      {content}
    </ButtonLink>
  );
}

// Some touch browsers do not focus a button on a tap; the layer above is shown while something in the cover has focus.
function revealActions(event: MouseEvent<HTMLButtonElement>) {
  event.currentTarget.focus();
}
