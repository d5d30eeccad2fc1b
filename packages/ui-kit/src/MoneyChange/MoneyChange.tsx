import { breakable } from '../foundation/breakable.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { MoneyChangeFrame } from './MoneyChange.styles.ts';

export type MoneyChangeProps = {
  /** `none`: nothing has come or gone, which has neither sign nor colour. */
  direction: 'in' | 'out' | 'none';
  /** Formatted with its currency, without a sign. */
  amount: string;
  /** What happened, e.g. "Won" or "Bet". */
  word: string;
  /** Room is short: the word is heard, and not seen. */
  quiet?: boolean | undefined;
};

const signs = { in: '+', out: '−', none: '' } as const;

/** Money that came or went: a colour, a sign and a word, so that none of them carries it alone (WCAG 1.4.1). */
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

/** The sign where the language has it: Arabic marks its amounts, and between its marks a sign stays before the figure. */
function signed(sign: string, amount: string): string {
  return amount.startsWith(RIGHT_TO_LEFT_MARK)
    ? `${RIGHT_TO_LEFT_MARK}${LEFT_TO_RIGHT_MARK}${sign}${amount.slice(1)}`
    : `${sign}${amount}`;
}
