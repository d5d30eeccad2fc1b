import { MoneyChangeFrame } from './MoneyChange.styles.ts';

export type MoneyChangeProps = {
  direction: 'in' | 'out';
  /** Formatted with its currency, without a sign. */
  amount: string;
  /** What happened, e.g. "Won" or "Bet". */
  word: string;
};

/** Money that came or went: a colour, a sign and a word, so that none of them carries it alone (WCAG 1.4.1). */
export function MoneyChange({ direction, amount, word }: MoneyChangeProps) {
  return (
    <MoneyChangeFrame data-direction={direction}>
      <bdi>
        {direction === 'in' ? '+' : '−'}
        {amount}
      </bdi>
      {word}
    </MoneyChangeFrame>
  );
}
