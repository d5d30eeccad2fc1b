import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { wrapText } from '../foundation/wrapText.tsx';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { useNear } from '../near/useNear.ts';
import { keepOneStops } from '../oneStop/keepOneStops.ts';
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

export type { GameCardAction } from './GameCardActions.tsx';

export type GameCardProps = {
  name: string;
  vendor: string;
  /** URL of the 3:4 picture; a tint with the name's initial is rendered without one and while it loads. */
  cover?: string | undefined;
  /** The cover at several widths, as a `srcset`. */
  coverSizes?: string | undefined;
  play: GameCardAction;
  tryGame?: GameCardAction | undefined;
  /** The heart, at the cover's upper end corner. */
  favourite?: ReactNode;
  /** Lines of text about the game, e.g. minimum stake and number of lines. */
  facts?: ReactNode;
  isNew?: boolean | undefined;
  /** Removes the actions; `until` is the text for the end of the maintenance. */
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
            // "auto" is the measured width of the card; browsers without support use the usual width of a card.
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

/** The first letter or digit in any script, with its combining marks. */
const initialOf = (name: string): string => name.match(/[\p{L}\p{N}]\p{M}*/u)?.[0].toUpperCase() ?? '';
