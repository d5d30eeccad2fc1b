import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { BallRow } from './Balls.styles.ts';

export type BallsProps = {
  /** Id of a visible element that names the numbers. */
  labelledBy?: string | undefined;
  /** Accessible name when no element names the numbers. */
  label?: string | undefined;
  /** In the order of the draw. */
  numbers: readonly string[];
  /** A number drawn apart, with its name. */
  special?: { number: string; label: string } | undefined;
};

/** The numbers of a draw as balls, from left to right in every script. */
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
