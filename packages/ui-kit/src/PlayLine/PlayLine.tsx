import type { ReactNode } from 'react';
import { PlayLineFrame } from './PlayLine.styles.ts';

export type PlayLineProps = {
  /** Label of the line, e.g. "This session"; visually hidden on narrow screens. */
  label: string;
  /** Accessible name of the time, e.g. "Time in play". */
  timeLabel: string;
  /** Whole seconds; undefined until they are loaded, shown as zero. */
  seconds: number | undefined;
  /** The net result as a `MoneyChange`, or the kind of money. */
  children?: ReactNode;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const two = (value: number): string => String(value).padStart(2, '0');

/** Time in play and net result, on at most two lines of a bar. Changes are not announced. */
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
