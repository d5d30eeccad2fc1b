import { type ReactNode, useRef, useState } from 'react';
import type { GameCardAction } from '../GameCard/index.ts';
import { useKitWords } from '../KitWords/index.ts';
import { Link } from '../Link/index.ts';
import { useNear } from '../near/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { GameRowCover, GameRowFrame, GameRowPlace, GameRowWords } from './GameRow.styles.ts';

export type GameRowProps = {
  name: string;
  /** Beneath the name: the vendor, or what else is to be said of the game here. */
  line: ReactNode;
  cover?: string | undefined;
  /** The cover at several widths, as a `srcset`. */
  coverSizes?: string | undefined;
  size?: 'small' | undefined;
  /** Its place in a table of the best, from 1. */
  place?: number | undefined;
  /** What a press on the row does; without it the game cannot be played now. */
  play?: GameCardAction | undefined;
};

/** One game on a line: a small cover, which is fetched when it comes near, name and vendor. All of the row plays. */
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
