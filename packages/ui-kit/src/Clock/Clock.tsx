import { useLayoutEffect, useState } from 'react';
import { ClockFrame } from './Clock.styles.ts';

export type ClockFace = { time: string; beside: string };

export type ClockProps = {
  /** Accessible name, e.g. "Time". */
  label: string;
  /** Formats a moment: the time of day, and a line such as weekday and time zone. */
  write: (now: Date) => ClockFace;
  /** Current time in milliseconds since 1970, e.g. by the server's clock; `Date.now` by default. */
  now?: (() => number) | undefined;
  /** Styles the clock as the last entry of a list. */
  listed?: boolean | undefined;
};

const SECOND = 1000;

/** The time of day, updated every second while the page is visible; renders no other component. */
export function Clock({ label, write, now: read = Date.now, listed }: ClockProps) {
  // Read in a layout effect: a time read during render would differ between server and browser.
  const [now, setNow] = useState<Date>();
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const moment = new Date(read());
      setNow(moment);
      timer = setTimeout(tick, SECOND - moment.getMilliseconds());
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [read]);
  const face = now && write(now);
  return (
    <ClockFrame role="timer" aria-label={label} data-listed={listed || undefined}>
      <time dateTime={now?.toISOString()}>{face?.time}</time>
      <small>{face?.beside}</small>
    </ClockFrame>
  );
}
