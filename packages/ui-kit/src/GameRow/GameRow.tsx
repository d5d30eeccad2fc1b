import { type ReactNode, useRef, useState } from 'react';
import type { GameCardAction } from '../GameCard/GameCard.tsx';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { Link } from '../Link/index.ts';
import { useNear } from '../near/useNear.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { GameRowCover, GameRowFrame, GameRowPlace, GameRowWords } from './GameRow.styles.ts';

export type GameRowProps = {
  name: string;
  /** Text below the name: the vendor, or a note such as maintenance. */
  line: ReactNode;
  cover?: string | undefined;
  /** The cover at several widths, as a `srcset`. */
  coverSizes?: string | undefined;
  size?: 'small' | undefined;
  /** Rank, from 1. */
  place?: number | undefined;
  /** Action of the row; undefined for a game that cannot be played now. */
  play?: GameCardAction | undefined;
};

/** One game as a row: a small cover, loaded when near the viewport, name and a line. The whole row is the target. */
export function GameRow({ name, line, cover, coverSizes, size, place, play }: GameRowProps) {
  const words = useKitWords();
  const coverPlace = useRef<HTMLSpanElement>(null);
  const near = useNear(coverPlace);
  const [failed, setFailed] = useState<string>();
  const content = (
    <>
      {place !== undefined && <GameRowPlace aria-hidden="true">{place}</GameRowPlace>}
      <GameRowCover ref={coverPlace} data-size={size}>
        {near && cover && cover !== failed && (
          <img
            src={cover}
            srcSet={coverSizes}
            sizes="3rem"
            alt=""
            width={48}
            height={64}
            loading="lazy"
            decoding="async"
            onError={() => setFailed(cover)}
          />
        )}
      </GameRowCover>
      <GameRowWords>
        <strong>
          {play && <VisuallyHidden>{`${words.play} `}</VisuallyHidden>}
          <bdi translate="no">{name}</bdi>
        </strong>
        <span>
          <bdi>{line}</bdi>
        </span>
      </GameRowWords>
    </>
  );
  if (play === undefined) return <GameRowFrame data-closed>{content}</GameRowFrame>;
  if (play.href !== undefined) {
    return (
      <GameRowFrame as={Link} href={play.href}>
        {content}
      </GameRowFrame>
    );
  }
  return (
    <GameRowFrame as="button" type="button" onClick={play.onSelect}>
      {content}
    </GameRowFrame>
  );
}
