import { AmountText, type AmountTextProps } from '@baize/ui-kit/AmountText';
import { useRecordMoney } from './useRecordMoney.ts';

type RecordAmountProps = {
  /** In minor units, negative for money out. */
  readonly minor: string;
  readonly currency: string;
  /** Adds sign and colour of its direction. */
  readonly moves?: boolean;
  readonly size?: AmountTextProps['size'];
};

/** An amount of a record. */
export function RecordAmount({ minor, currency, moves = false, size }: RecordAmountProps) {
  const money = useRecordMoney();
  if (!moves) return <AmountText amount={money(minor, currency)} size={size} />;
  const direction = minor === '0' ? 'none' : minor.startsWith('-') ? 'out' : 'in';
  return <AmountText direction={direction} amount={money(minor.replace('-', ''), currency)} size={size} />;
}
