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
      <bdi>
        {signs[direction]}
        {breakable(amount)}
      </bdi>
      {quiet ? <VisuallyHidden>{word}</VisuallyHidden> : word}
    </MoneyChangeFrame>
  );
}
