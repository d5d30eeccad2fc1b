import type { ReactNode } from 'react';
import { PlayLineFrame } from './PlayLine.styles.ts';

export type PlayLineProps = {
  /** What the line is about, e.g. "This session"; where room is short it is heard alone. */
  label: string;
  /** Accessible name of the time, e.g. "Time in play". */
  timeLabel: string;
  /** Whole seconds; undefined while they are not known. */
  seconds: number | undefined;
  /** What the play has come to, as a MoneyChange, or which kind of money it is. */
  children?: ReactNode;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const two = (value: number): string => String(value).padStart(2, '0');

/** How long a game is played and what it has come to, in at most two lines of a bar. It is not read out as it changes. */
export function PlayLine({ label, timeLabel, seconds = 0, children }: PlayLineProps) {
  const [hours, minutes, rest] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE];
  const face = [...(hours > 0 ? [String(hours)] : []), two(minutes), two(rest)].join(':');
  return (
    <PlayLineFrame data-play>
      <span>
        <small>{label}</small>
        <time role="timer" aria-label={timeLabel} dateTime={`PT${hours}H${minutes}M${rest}S`}>
          {face}
        </time>
      </span>
      {children}
    </PlayLineFrame>
  );
}
