import { DrawCardTimer } from './DrawCard.styles.ts';

export type DrawCardCountdownProps = {
  /** Accessible name, e.g. "Time until the draw". */
  label: string;
  /** Whole seconds; undefined until they are loaded. */
  seconds: number | undefined;
  /** Rendered in place of the countdown when no second is left. */
  over: string;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const two = (value: number): string => String(value).padStart(2, '0');

/** The remaining time as minutes and seconds, with hours if any. Changes are not announced. */
export function DrawCardCountdown({ label, seconds, over }: DrawCardCountdownProps) {
  const [hours, minutes, rest] =
    seconds === undefined
      ? [0, 0, 0]
      : [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE];
  const face = [...(hours > 0 ? [two(hours)] : []), two(minutes), two(rest)].join(':');
  return (
    <DrawCardTimer role="timer" aria-label={label} data-over={seconds === 0 || undefined}>
      {seconds === 0 ? (
        over
      ) : (
        <time dateTime={`PT${hours}H${minutes}M${rest}S`}>{seconds === undefined ? '' : face}</time>
      )}
    </DrawCardTimer>
  );
}
