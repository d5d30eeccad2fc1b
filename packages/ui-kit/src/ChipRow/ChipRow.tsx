import { Children, isValidElement, type ReactNode, useEffect, useRef } from 'react';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { keepOneStops } from '../oneStop/keepOneStops.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { ChipRowList } from './ChipRow.styles.ts';

export type ChipRowProps = {
  /** Accessible name of the list. */
  label: string;
  /** Loading: renders placeholders for the chips. */
  awaited?: boolean | undefined;
  /** Wraps a few chips over several rows on wide screens, instead of one row that scrolls. */
  wraps?: boolean | undefined;
  /** One chip each. */
  children?: ReactNode;
};

const PLACES = [1, 2, 3, 4, 5, 6];

/** A list of chips as a single tab stop with arrow keys. Once loaded, the first pressed chip is scrolled into view. */
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

// Scrolls the row only: `scrollIntoView` would scroll the page as well.
const showPressed = (row: HTMLUListElement) => {
  const pressed = row.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
  if (pressed === undefined) return;
  const { left, right } = row.getBoundingClientRect();
  if (pressed.right > right) row.scrollBy({ left: pressed.right - right });
  else if (pressed.left < left) row.scrollBy({ left: pressed.left - left });
};
