import type { PaymentMethod } from '@baize/features/payments';
import { moreIcons, type IconSource } from '@baize/ui-kit/Icon';

/** The mark of a way to pay, by its kind. */
export const methodIcons: Readonly<Record<PaymentMethod['kind'], IconSource>> = {
  bank: { path: 'M3.5 9.5 12 4l8.5 5.5zM5.5 12.5v5M10 12.5v5M14 12.5v5M18.5 12.5v5M3.5 20h17' },
  wallet: moreIcons.wallet,
  usdt: { path: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 8h8M12 8v9M7.5 11.5c0 1 2 1.6 4.5 1.6s4.5-.6 4.5-1.6' },
};
