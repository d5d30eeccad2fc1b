import type { Refusal } from '@baize/features/flow';
import type { LimitCode } from '@baize/features/limits';
import { useLingui } from '@lingui/react/macro';
import { useRefusalText } from '../../../site/words/useRefusalText.ts';

/** Returns the sentence for a change of a limit that was refused. */
export const useLimitRefusalText = (): ((refusal: Refusal<LimitCode>) => string) => {
  const { t } = useLingui();
  return useRefusalText<LimitCode>({
    limitInvalid: () => t({ id: 'limits.refused.invalid', message: 'This limit cannot be set. Choose another one.' }),
    limitUnknown: () =>
      t({ id: 'limits.refused.unknown', message: 'There is nothing to confirm. The change may have lapsed.' }),
    limitWaits: () =>
      t({ id: 'limits.refused.waits', message: 'It is too early to confirm this change. Try again later.' }),
  });
};
