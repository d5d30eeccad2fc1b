import type {
  BettingRound,
  BonusEntry,
  DepositOrder,
  MovementKind,
  Rebate,
  WithdrawalOrder,
} from '@baize/features/records';
import type { StatusTone } from '@baize/ui-kit/StatusBadge';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** Reasons of a movement, in the order of the filter. */
export const movementLabels = {
  deposit: msg({ id: 'movements.deposit', message: 'Deposit credited' }),
  withdrawal: msg({ id: 'movements.withdrawal', message: 'Withdrawal' }),
  withdrawalReturned: msg({ id: 'movements.withdrawalReturned', message: 'Withdrawal returned' }),
  debit: msg({ id: 'movements.debit', message: 'Stake' }),
  credit: msg({ id: 'movements.credit', message: 'Prize' }),
  rollback: msg({ id: 'movements.rollback', message: 'Stake returned' }),
  bonus: msg({ id: 'movements.bonus', message: 'Bonus' }),
  bonusReturned: msg({ id: 'movements.bonusReturned', message: 'Bonus taken back' }),
  rebate: msg({ id: 'movements.rebate', message: 'Rebate' }),
  transferIn: msg({ id: 'movements.transferIn', message: 'Transfer from a game wallet' }),
  transferOut: msg({ id: 'movements.transferOut', message: 'Transfer to a game wallet' }),
  uplineTransfer: msg({ id: 'movements.uplineTransfer', message: 'Transfer to your upline' }),
  adjustment: msg({ id: 'movements.adjustment', message: 'Adjustment by customer service' }),
  opening: msg({ id: 'movements.opening', message: 'Opening balance' }),
} as const satisfies Record<MovementKind, MessageDescriptor>;

export const movementKinds = Object.keys(movementLabels) as readonly MovementKind[];

type Badge = { readonly word: MessageDescriptor; readonly tone: StatusTone };

export const roundBadges = {
  open: { word: msg({ id: 'bets.open', message: 'Open' }), tone: 'waiting' },
  won: { word: msg({ id: 'bets.won', message: 'Won' }), tone: 'success' },
  lost: { word: msg({ id: 'bets.lost', message: 'Not won' }), tone: 'neutral' },
  returned: { word: msg({ id: 'bets.returned', message: 'Stake returned' }), tone: 'info' },
} as const satisfies Record<BettingRound['status'], Badge>;

export const bonusBadges = {
  wagering: { word: msg({ id: 'bonuses.wagering', message: 'To be wagered' }), tone: 'waiting' },
  free: { word: msg({ id: 'bonuses.free', message: 'Free to withdraw' }), tone: 'success' },
  lapsed: { word: msg({ id: 'bonuses.lapsed', message: 'Expired' }), tone: 'neutral' },
  forfeited: { word: msg({ id: 'bonuses.forfeited', message: 'Given up by a withdrawal' }), tone: 'warning' },
} as const satisfies Record<BonusEntry['status'], Badge>;

export const bonusSources = {
  promotion: msg({ id: 'bonuses.promotion', message: 'Promotion' }),
  deposit: msg({ id: 'bonuses.deposit', message: 'Deposit bonus' }),
  points: msg({ id: 'bonuses.points', message: 'Converted points' }),
  operator: msg({ id: 'bonuses.operator', message: 'Gift' }),
  referral: msg({ id: 'bonuses.referral', message: 'Invited friend' }),
  other: msg({ id: 'bonuses.other', message: 'Bonus' }),
} as const satisfies Record<BonusEntry['source'], MessageDescriptor>;

export const rebateBadges = {
  running: { word: msg({ id: 'rebates.running', message: 'Day not over yet' }), tone: 'waiting' },
  claimable: { word: msg({ id: 'rebates.claimable', message: 'Can be claimed' }), tone: 'info' },
  claimed: { word: msg({ id: 'rebates.claimed', message: 'Rebate claimed' }), tone: 'success' },
} as const satisfies Record<Rebate['status'], Badge>;

type OrderWord = DepositOrder['status'] | WithdrawalOrder['status'] | Step;
type Step = (DepositOrder | WithdrawalOrder)['steps'][number]['step'];

/** Statuses and steps of deposits and withdrawals. */
export const orderBadges = {
  opened: { word: msg({ id: 'orders.opened', message: 'Order opened' }), tone: 'neutral' },
  pending: { word: msg({ id: 'orders.pending', message: 'Waiting for your payment' }), tone: 'info' },
  confirming: { word: msg({ id: 'orders.confirming', message: 'Payment is being confirmed' }), tone: 'waiting' },
  credited: { word: msg({ id: 'orders.credited', message: 'Credited' }), tone: 'success' },
  failed: { word: msg({ id: 'orders.failed', message: 'Failed' }), tone: 'danger' },
  lapsed: { word: msg({ id: 'orders.lapsed', message: 'Expired' }), tone: 'neutral' },
  cancelled: { word: msg({ id: 'orders.cancelled', message: 'Cancelled' }), tone: 'neutral' },
  amountDiffers: { word: msg({ id: 'orders.amountDiffers', message: 'Another amount arrived' }), tone: 'warning' },
  requested: { word: msg({ id: 'orders.requested', message: 'Requested' }), tone: 'neutral' },
  cooling: { word: msg({ id: 'orders.cooling', message: 'Can still be cancelled' }), tone: 'waiting' },
  processing: { word: msg({ id: 'orders.processing', message: 'Processing' }), tone: 'waiting' },
  approved: { word: msg({ id: 'orders.approved', message: 'Approved' }), tone: 'waiting' },
  sent: { word: msg({ id: 'orders.sent', message: 'Money sent' }), tone: 'waiting' },
  disputed: { word: msg({ id: 'orders.disputed', message: 'Being checked by customer service' }), tone: 'warning' },
  received: { word: msg({ id: 'orders.received', message: 'Money received' }), tone: 'success' },
  partlyReceived: { word: msg({ id: 'orders.partlyReceived', message: 'Partly received' }), tone: 'warning' },
  notReceived: { word: msg({ id: 'orders.notReceived', message: 'Not received, money returned' }), tone: 'danger' },
  forcedReceived: { word: msg({ id: 'orders.forcedReceived', message: 'Counts as received' }), tone: 'success' },
  rejected: { word: msg({ id: 'orders.rejected', message: 'Order rejected' }), tone: 'danger' },
} as const satisfies Record<OrderWord, Badge>;

export const paymentKinds = {
  bank: msg({ id: 'orders.bank', message: 'Bank transfer' }),
  wallet: msg({ id: 'orders.wallet', message: 'E-wallet' }),
  usdt: msg({ id: 'orders.usdt', message: 'USDT' }),
} as const satisfies Record<DepositOrder['kind'], MessageDescriptor>;
