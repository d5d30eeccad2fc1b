import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Returns the number of lines of a bet in words. */
export const useLinesText = (): ((count: number) => string) => {
  const { t } = useLingui();
  return (count) => t({ id: 'lottery.lines', message: plural(count, { one: '# line', other: '# lines' }) });
};
