import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useKitWords } from '@baize/ui-kit/KitWords';
import { VisuallyHidden } from '@baize/ui-kit/VisuallyHidden';
import { MoneyFigures, MoneyPart } from '../moneyOut/MoneyOut.styles.ts';

const FIGURES = ['available', 'turnover', 'today'] as const;

/** As tall as the figures and the form that replace it. */
export function WithdrawPlaceholder() {
  return (
    <>
      <VisuallyHidden as="output">{useKitWords().loading}</VisuallyHidden>
      <MoneyFigures>
        {FIGURES.map((figure) => (
          <div key={figure}>
            <Skeleton shape="line" />
            <Skeleton shape="figure" />
          </div>
        ))}
      </MoneyFigures>
      <MoneyPart>
        <Skeleton shape="line" />
        <Skeleton shape="figure" />
        <Skeleton shape="figure" />
        <Skeleton shape="figure" />
      </MoneyPart>
    </>
  );
}
