import { useLayoutEffect, useState } from 'react';
import { ClockFrame } from './Clock.styles.ts';

export type ClockFace = { time: string; beside: string };

export type ClockProps = {
  /** Accessible name, e.g. "Time". */
  label: string;
  /** Writes a moment: the time of day, and what stands beside it, such as weekday and time zone. */
  write: (now: Date) => ClockFace;
  /** Milliseconds since 1970, by a better clock than this machine's. */
  now?: (() => number) | undefined;
  /** It ends a list, in line with what stands there. */
  listed?: boolean | undefined;
};

const SECOND = 1000;

/** The time of day, anew each second. It stands still while nobody sees the page, and renders nothing but itself. */
export function Clock({ label, write, now: read = Date.now, listed }: ClockProps) {
  // Read before the first paint, and not while rendering, where a server would read another time.
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
