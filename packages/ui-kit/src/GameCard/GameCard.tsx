import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { wrapText } from '../foundation/wrapText.tsx';
import { useKitWords } from '../KitWords/index.ts';
import { useNear } from '../near/index.ts';
import { keepOneStops } from '../oneStop/index.ts';
import {
  GameCardBadge,
  GameCardCover,
  GameCardFacts,
  GameCardFavourite,
  GameCardFrame,
  GameCardMaintenance,
  GameCardName,
  GameCardVendor,
} from './GameCard.styles.ts';
import { type GameCardAction, GameCardActions } from './GameCardActions.tsx';

export type GameCardProps = {
  name: string;
  vendor: string;
  /** Address of the 3:4 picture; without one, or while it comes, the tint with the name's initial stands. */
  cover?: string | undefined;
  /** The cover at several widths, as a `srcset`. */
  coverSizes?: string | undefined;
  play: GameCardAction;
  tryGame?: GameCardAction | undefined;
  /** The heart, at the cover's upper end corner. */
  favourite?: ReactNode;
  /** What a player may want to know before playing, in lines of text. */
  facts?: ReactNode;
  isNew?: boolean | undefined;
  /** Takes the actions away; `until` says in words when they come back. */
  maintenance?: { until?: ReactNode } | undefined;
};

/** One game: cover, name on one line, vendor; play and try on hover, focus or tap (REQ-176). */
export function GameCard(props: GameCardProps) {
  const { name, vendor, cover, coverSizes, play, tryGame, favourite, facts, isNew, maintenance } = props;
  const words = useKitWords();
  const id = useId();
  useEffect(keepOneStops, []);
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const [failed, setFailed] = useState<string>();
  return (
    <GameCardFrame aria-labelledby={id}>
      <GameCardName id={id} title={name}>
        <bdi translate="no">{name}</bdi>
      </GameCardName>
      <GameCardVendor>
        <bdi translate="no">{vendor}</bdi>
      </GameCardVendor>
      {facts && <GameCardFacts>{facts}</GameCardFacts>}
      <GameCardCover ref={place} data-maintenance={maintenance ? true : undefined}>
        <span aria-hidden="true">{initialOf(name)}</span>
        {near && cover && cover !== failed && (
          <img
            src={cover}
            srcSet={coverSizes}
            // "auto" is the card's own width, in browsers that measure it; the others take what a card usually has.
            sizes={coverSizes && 'auto, 12.5rem'}
            alt=""
            width={300}
            height={400}
            loading="lazy"
            decoding="async"
            onError={() => setFailed(cover)}
          />
        )}
        {maintenance ? (
          <GameCardMaintenance>
            <strong>{words.maintenance}</strong>
            {wrapText(maintenance.until)}
          </GameCardMaintenance>
        ) : (
          <GameCardActions name={name} play={play} tryGame={tryGame} />
        )}
        {isNew && <GameCardBadge>{words.new}</GameCardBadge>}
        {favourite && <GameCardFavourite>{favourite}</GameCardFavourite>}
      </GameCardCover>
    </GameCardFrame>
  );
}

/** The first letter with the marks that belong to it, in any script. */
function initialOf(name: string): string {
  return name.match(/[\p{L}\p{N}]\p{M}*/u)?.[0].toUpperCase() ?? '';
}
