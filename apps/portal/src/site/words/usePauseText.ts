import { refusalDetails } from '@baize/features/flow';
import { useLingui } from '@lingui/react/macro';
import { bidiIsolate } from './bidiIsolate.ts';
import { useDateTime } from './useDateTime.ts';
import type { GatewayError } from './useErrorText.ts';
import { useLongDate } from './useLongDate.ts';

/** Returns the sentence for a refusal because of a break or an exclusion, with its end (D58); undefined for any other. */
export const usePauseText = (): ((error: GatewayError | undefined) => string | undefined) => {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const longDate = useLongDate();
  return (error) => {
    if (error?.kind !== 'business') return undefined;
    const { code } = error;
    const { until } = refusalDetails({ code, error });
    if (until === undefined) return undefined;
    if (code === 'onBreak') {
      const end = bidiIsolate(dateTime(until));
      return t({ id: 'error.onBreak', message: `You are taking a break until ${end}. You can play again then.` });
    }
    if (code !== 'excluded') return undefined;
    const end = bidiIsolate(longDate(until));
    return t({
      id: 'error.excluded',
      message: `You are excluded from play until ${end}. You can still withdraw your money.`,
    });
  };
};
