import { breakable } from '../foundation/breakable.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { MoneyChangeFrame } from './MoneyChange.styles.ts';

export type MoneyChangeProps = {
  /** `none` for an amount of zero, without sign and colour. */
  direction: 'in' | 'out' | 'none';
  /** Formatted with its currency, without a sign. */
  amount: string;
  /** The kind of change, e.g. "Won" or "Bet". */
  word: string;
  /** Hides the word visually, for narrow places. */
  quiet?: boolean | undefined;
};

const signs = { in: '+', out: '−', none: '' } as const;

/** A gain or loss of money, marked by colour, sign and word (WCAG 1.4.1). */
export function MoneyChange({ direction, amount, word, quiet }: MoneyChangeProps) {
  return (
    <MoneyChangeFrame data-direction={direction}>
      <bdi key={amount} translate="no">
        {breakable(signed(signs[direction], amount))}
      </bdi>
      {quiet ? <VisuallyHidden>{word}</VisuallyHidden> : <span>{word}</span>}
    </MoneyChangeFrame>
  );
}

const RIGHT_TO_LEFT_MARK = '\u200f';
const LEFT_TO_RIGHT_MARK = '\u200e';

/** Puts the sign before the amount; in an Arabic one, after its direction mark, which keeps it before the figure. */
function signed(sign: string, amount: string): string {
  return amount.startsWith(RIGHT_TO_LEFT_MARK)
    ? `${RIGHT_TO_LEFT_MARK}${LEFT_TO_RIGHT_MARK}${sign}${amount.slice(1)}`
    : `${sign}${amount}`;
}
