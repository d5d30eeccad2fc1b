import { isOpenWithdrawal, useWithdrawals } from '@baize/features/payments';
import { itemsOf } from '@baize/features/paging';
import { WithdrawalOrder } from './WithdrawalOrder.tsx';

type OpenWithdrawalsProps = { readonly onOpen: (id: string) => void };

/** The orders that can still change, each with what the member can do. */
export function OpenWithdrawals({ onOpen }: OpenWithdrawalsProps) {
  return itemsOf(useWithdrawals())
    .filter(isOpenWithdrawal)
    .map((order) => <WithdrawalOrder key={order.id} order={order} onDone={() => onOpen(order.id)} />);
}
