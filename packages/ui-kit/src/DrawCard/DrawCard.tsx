import { useId, type ReactNode } from 'react';
import { Balls } from '../Balls/Balls.tsx';
import { Link } from '../Link/index.ts';
import { DrawCardFrame, DrawCardHead, DrawCardLast, DrawCardNext } from './DrawCard.styles.ts';

export { DrawCardCountdown, type DrawCardCountdownProps } from './DrawCardCountdown.tsx';
export { DrawCardPlace, DrawCards } from './DrawCard.styles.ts';

export type DrawCardProps = {
  /** Name of the lottery. */
  name: string;
  /** URL of the lottery's page; makes the whole card a link. */
  href?: string | undefined;
  /** Number of the next draw as text, e.g. "No. 20260301-146". */
  number: string;
  /** Countdown to the next draw. */
  countdown: ReactNode;
  /** Formatted time of the next draw. */
  time: string;
  /** Result of the last draw; numbers in the order of the draw. */
  result?:
    | {
        /** Label of the numbers, e.g. "Winning numbers of no. 20260301-145". */
        label: string;
        numbers: readonly string[];
        /** A number drawn apart, with its name. */
        special?: { number: string; label: string } | undefined;
      }
    | undefined;
};

/** A lottery with its next draw and its last result. */
export function DrawCard({ name, href, number, countdown, time, result }: DrawCardProps) {
  const id = useId();
  const lastId = useId();
  return (
    <DrawCardFrame aria-labelledby={id}>
      <DrawCardHead>
        <h3 id={id}>
          {href === undefined ? (
            <bdi translate="no">{name}</bdi>
          ) : (
            <Link href={href}>
              <bdi translate="no">{name}</bdi>
            </Link>
          )}
        </h3>
        <small>
          <bdi translate="no">{number}</bdi>
        </small>
      </DrawCardHead>
      <DrawCardNext>
        {countdown}
        <small>
          <bdi>{time}</bdi>
        </small>
      </DrawCardNext>
      {result && (
        <DrawCardLast>
          <small id={lastId}>{result.label}</small>
          <Balls labelledBy={lastId} numbers={result.numbers} special={result.special} />
        </DrawCardLast>
      )}
    </DrawCardFrame>
  );
}
