import type { PlayPause } from '@baize/features/limits';
import { useLingui } from '@lingui/react/macro';
import { bidiIsolate } from './bidiIsolate.ts';
import { useDateTime } from './useDateTime.ts';
import { useLongDate } from './useLongDate.ts';

/** Returns the sentence for a break or an exclusion, with its end (D58). */
export const usePauseSentence = (): ((pause: PlayPause) => string) => {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const longDate = useLongDate();
  return ({ code, until }) => {
    if (code === 'onBreak') {
      const end = bidiIsolate(dateTime(until));
      return t({ id: 'error.onBreak', message: `You are taking a break until ${end}. You can play again then.` });
    }
    const end = bidiIsolate(longDate(until));
    return t({
      id: 'error.excluded',
      message: `You are excluded from play until ${end}. You can still withdraw your money.`,
    });
  };
};
