import { Children, isValidElement, type ReactNode, useId } from 'react';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { Link } from '../Link/index.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { GameRailList, GameShelfArrows, GameShelfFrame, GameShelfStrip, GameShelfTop } from './GameShelf.styles.ts';
import { GameShelfPlace } from './GameShelfPlace.tsx';
import { useRail } from './useRail.ts';

export { GameShelfPlace } from './GameShelfPlace.tsx';

export type GameShelfProps = {
  title: string;
  more?: { label: string; href: string } | undefined;
  /** Chips that narrow the shelf to one vendor. */
  vendors?: ReactNode;
  /** Renders placeholders for the vendors, which may load after the games. */
  vendorsAwaited?: boolean | undefined;
  /** Renders placeholders for the games: `true` while they load, `later` before loading starts. */
  loading?: boolean | 'later' | undefined;
  /** Rendered in place of the games when there are none or they failed to load. */
  notice?: ReactNode;
  /** One card each. */
  children?: ReactNode;
};

const PLACES = [1, 2, 3, 4, 5, 6, 7];
const VENDOR_PLACES = [1, 2, 3, 4, 5, 6];

/** A category: heading, vendors, then a row of covers that scrolls by touch, wheel, keyboard or arrows. */
export function GameShelf({ title, more, vendors, vendorsAwaited, loading, notice, children }: GameShelfProps) {
  const id = useId();
  const words = useKitWords();
  const chips = Children.toArray(vendors);
  const cards = Children.toArray(children);
  const { rail, before, after, overflows, move } = useRail(loading ? 0 : cards.length);
  return (
    <GameShelfFrame
      aria-labelledby={id}
      aria-description={words.arrowKeys}
      aria-busy={loading === true || undefined}
      data-one-stop
    >
      <GameShelfTop>
        <h2 id={id}>{title}</h2>
        {/* Before the link, so that it stays in place when the arrows appear. */}
        {overflows && !notice && (
          <GameShelfArrows data-by-pointer>
            <IconButton
              icon="back"
              label={words.previous}
              tabIndex={-1}
              aria-disabled={!before}
              onClick={() => move(-1)}
            />
            <IconButton
              icon="forward"
              label={words.next}
              tabIndex={-1}
              aria-disabled={!after}
              onClick={() => move(1)}
            />
          </GameShelfArrows>
        )}
        {more && (
          <Link href={more.href}>
            <span>{more.label}</span>
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            <Icon icon="forward" />
          </Link>
        )}
      </GameShelfTop>
      {(chips.length > 0 || vendorsAwaited) && (
        <GameShelfStrip aria-label={words.vendorsOf(title)} tabIndex={-1}>
          {chips.length > 0
            ? inItems(chips)
            : VENDOR_PLACES.map((place) => (
                <li key={place} aria-hidden="true">
                  <Skeleton shape="chip" />
                </li>
              ))}
        </GameShelfStrip>
      )}
      {notice ?? (
        // Browsers make a scrolling list without focusable content a tab stop; here arrow keys move through it.
        <GameRailList ref={rail} aria-labelledby={id} tabIndex={-1}>
          {loading
            ? PLACES.map((place) => (
                <li key={place}>
                  <GameShelfPlace />
                </li>
              ))
            : inItems(cards)}
        </GameRailList>
      )}
    </GameShelfFrame>
  );
}

const inItems = (children: ReturnType<typeof Children.toArray>) =>
  children.map((child) => <li key={isValidElement(child) ? child.key : undefined}>{child}</li>);
