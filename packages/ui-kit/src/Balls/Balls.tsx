import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { BallRow } from './Balls.styles.ts';

export type BallsProps = {
  /** The id of what says what the numbers are. */
  labelledBy?: string | undefined;
  /** The same in words, where nothing on screen says it. */
  label?: string | undefined;
  /** In the order they were drawn. */
  numbers: readonly string[];
  /** One that was drawn apart, and what it is called. */
  special?: { number: string; label: string } | undefined;
};

/** The numbers of a draw as balls, told from left to right in every script. */
export function Balls({ labelledBy, label, numbers, special }: BallsProps) {
  return (
    <BallRow aria-labelledby={labelledBy} aria-label={label}>
      {numbers.map((each, place) => (
        // oxlint-disable-next-line no-array-index-key -- a number may be drawn twice
        <li key={place} translate="no">
          {each}
        </li>
      ))}
      {special && (
        <li data-special>
          <VisuallyHidden>{`${special.label} `}</VisuallyHidden>
          <span translate="no">{special.number}</span>
        </li>
      )}
    </BallRow>
  );
}
