import { Children, isValidElement, type ReactNode, useEffect, useRef } from 'react';
import { useKitWords } from '../KitWords/index.ts';
import { keepOneStops } from '../oneStop/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { ChipRowList } from './ChipRow.styles.ts';

export type ChipRowProps = {
  /** What the chips choose between. */
  label: string;
  /** They are on their way: their places are held. */
  awaited?: boolean | undefined;
  /** For few: takes as many rows as it needs where there is room. Otherwise it is one row that scrolls. */
  wraps?: boolean | undefined;
  /** One chip each. */
  children?: ReactNode;
};

const PLACES = [1, 2, 3, 4, 5, 6];

/** Chips that choose between things, as a list and one stop of the Tab key: arrow keys lead through it. When they have come, the first that is pressed is in sight. */
export function ChipRow({ label, awaited, wraps, children }: ChipRowProps) {
  const { arrowKeys } = useKitWords();
  const row = useRef<HTMLUListElement>(null);
  useEffect(keepOneStops, []);
  useEffect(() => {
    if (!awaited && row.current) showPressed(row.current);
  }, [awaited]);
  return (
    <ChipRowList
      ref={row}
      aria-label={label}
      aria-description={arrowKeys}
      aria-busy={awaited || undefined}
      data-wraps={wraps || undefined}
      data-one-stop
    >
      {awaited
        ? PLACES.map((place) => (
            <li key={place} aria-hidden="true">
              <Skeleton shape="chip" />
            </li>
          ))
        : Children.toArray(children).map((chip) => <li key={isValidElement(chip) ? chip.key : undefined}>{chip}</li>)}
    </ChipRowList>
  );
}

// By the row's own scrolling: `scrollIntoView` would move the page as well.
function showPressed(row: HTMLUListElement) {
  const pressed = row.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
  if (pressed === undefined) return;
  const { left, right } = row.getBoundingClientRect();
  if (pressed.right > right) row.scrollBy({ left: pressed.right - right });
  else if (pressed.left < left) row.scrollBy({ left: pressed.left - left });
}
