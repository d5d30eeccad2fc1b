import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNumberFormat } from './useNumberFormat.ts';

/** Returns a number of points in words, such as "1 point". */
export const usePointText = (): ((points: number) => string) => {
  const { t } = useLingui();
  const count = useNumberFormat();
  return (points) => {
    const some = count(points);
    return t({ id: 'points.count', message: plural(points, { one: `${some} point`, other: `${some} points` }) });
  };
};
