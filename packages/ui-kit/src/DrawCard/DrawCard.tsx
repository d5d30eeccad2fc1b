import { useId, type ReactNode } from 'react';
import { Balls } from '../Balls/index.ts';
import { Link } from '../Link/index.ts';
import { DrawCardFrame, DrawCardHead, DrawCardLast, DrawCardNext } from './DrawCard.styles.ts';

export type DrawCardProps = {
  /** What the lottery is called. */
  name: string;
  /** Where it is played: the whole card leads there. */
  href?: string | undefined;
  /** The draw that comes next, in words, e.g. "No. 20260301-146". */
  number: string;
  /** Counts down to it. */
  countdown: ReactNode;
  /** When it is, in words. */
  time: string;
  /** The numbers of the last draw, in the order they are told. */
  result?:
    | {
        /** What the numbers are, in words, e.g. "Winning numbers of no. 20260301-145". */
        label: string;
        numbers: readonly string[];
        /** One that was drawn apart, and what it is called. */
        special?: { number: string; label: string } | undefined;
      }
    | undefined;
};

/** A lottery: when it draws next, and what it drew last. */
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
