import { lazyPart } from '../../site/words/lazyWithWords.tsx';

/** Sets a payment password, for a member without one. */
export const PaymentPasswordDialog = lazyPart('member', () =>
  import('../member/paymentPassword/PaymentPasswordDialog.tsx').then((chunk) => chunk.PaymentPasswordDialog),
);
