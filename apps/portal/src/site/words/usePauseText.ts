import { refusalDetails } from '@baize/features/flow';
import type { GatewayError } from './useErrorText.ts';
import { usePauseSentence } from './usePauseSentence.ts';

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
