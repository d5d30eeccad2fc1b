import type { PromotionStatus } from '@baize/features/promotions';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

const labels = {
  comingSoon: msg({ id: 'promotions.status.comingSoon', message: 'Coming soon' }),
  joinable: msg({ id: 'promotions.status.joinable', message: 'Open to you' }),
  registered: msg({ id: 'promotions.status.registered', message: 'Joined' }),
  inProgress: msg({ id: 'promotions.status.inProgress', message: 'In progress' }),
  claimable: msg({ id: 'promotions.status.claimable', message: 'Ready to claim' }),
  claimed: msg({ id: 'promotions.status.claimed', message: 'Claimed' }),
  applying: msg({ id: 'promotions.status.applying', message: 'In review' }),
  rejected: msg({ id: 'promotions.status.rejected', message: 'Rejected' }),
  issued: msg({ id: 'promotions.status.issued', message: 'Paid out' }),
  closed: msg({ id: 'promotions.status.closed', message: 'Closed' }),
} as const satisfies Record<PromotionStatus, unknown>;

/** Returns the status of a promotion in words (REQ-209). */
export const useStatusLabel = (): ((status: PromotionStatus) => string) => {
  const { i18n } = useLingui();
  return (status) => i18n._(labels[status]);
};
