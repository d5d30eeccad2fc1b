import { AmountText, type MoneyDirection } from '../AmountText/AmountText.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { MoneyChangeFrame } from './MoneyChange.styles.ts';

export type MoneyChangeProps = {
  /** `none` for an amount of zero, without sign and colour. */
  direction: MoneyDirection;
  /** Formatted with its currency, without a sign. */
  amount: string;
  /** The kind of change, e.g. "Won" or "Bet". */
  word: string;
  /** Hides the word visually, for narrow places. */
  quiet?: boolean | undefined;
};

/** A gain or loss of money, marked by colour, sign and word (WCAG 1.4.1). */
export function MoneyChange({ direction, amount, word, quiet }: MoneyChangeProps) {
  return (
    <MoneyChangeFrame data-direction={direction}>
      <AmountText direction={direction} amount={amount} />
      {quiet ? <VisuallyHidden>{word}</VisuallyHidden> : <span>{word}</span>}
    </MoneyChangeFrame>
  );
}
