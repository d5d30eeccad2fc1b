import { refusalDetails } from '@baize/features/flow';
import type { PlayPause } from '@baize/features/limits';
import { useLingui } from '@lingui/react/macro';
import { bidiIsolate } from './bidiIsolate.ts';
import { useDateTime } from './useDateTime.ts';
import type { GatewayError } from './useErrorText.ts';
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

/** Returns the sentence for a refusal because of a break or an exclusion (D58); undefined for any other. */
export const usePauseText = (): ((error: GatewayError | undefined) => string | undefined) => {
  const sentence = usePauseSentence();
  return (error) => {
    if (error?.kind !== 'business') return undefined;
    const { code } = error;
    const { until } = refusalDetails({ code, error });
    if (until === undefined || (code !== 'onBreak' && code !== 'excluded')) return undefined;
    return sentence({ code, until });
  };
};
