import type { Withdrawal, WithdrawalStatus } from '@baize/gateway-sdk/payments';

const openStatuses: ReadonlySet<WithdrawalStatus> = new Set(['cooling', 'processing', 'sent', 'disputed']);

/** True while a withdrawal can still change. */
export const isOpenWithdrawal = ({ status }: Pick<Withdrawal, 'status'>): boolean => openStatuses.has(status);
