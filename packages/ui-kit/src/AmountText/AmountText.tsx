import { breakable } from '../foundation/breakable.tsx';
import { AmountTextFrame } from './AmountText.styles.ts';

/** Direction of a movement of money; `none` for zero, without sign and colour. */
export type MoneyDirection = 'in' | 'out' | 'none';

export type AmountTextProps = {
  /** Formatted with its currency; without a sign when `direction` is set. */
  amount: string;
  /** Adds the sign and its colour. Leave out for an amount that does not move, such as a balance or a limit. */
  direction?: MoneyDirection | undefined;
  /** `small` in the size of the text around it (default), `large` for the figure of a card. */
  size?: 'small' | 'large' | undefined;
  /** Strikes through an amount that does not count, such as that of a cancelled order. */
  struck?: boolean | undefined;
};

const signs = { in: '+', out: '−', none: '' } as const;

/** An amount in tabular figures, isolated from the direction of the text around it and never translated. */
export function AmountText({ amount, direction, size, struck }: AmountTextProps) {
  return (
    <AmountTextFrame
      key={amount}
      as={struck ? 's' : undefined}
      dir="auto"
      translate="no"
      data-direction={direction}
      data-size={size}
    >
      {breakable(direction ? signed(signs[direction], amount) : amount)}
    </AmountTextFrame>
  );
}

const RIGHT_TO_LEFT_MARK = '\u200f';
const LEFT_TO_RIGHT_MARK = '\u200e';

/** Puts the sign before the amount; in an Arabic one, after its direction mark, which keeps it before the figure. */
const signed = (sign: string, amount: string): string =>
  amount.startsWith(RIGHT_TO_LEFT_MARK)
    ? `${RIGHT_TO_LEFT_MARK}${LEFT_TO_RIGHT_MARK}${sign}${amount.slice(1)}`
    : `${sign}${amount}`;
