import { createHash } from 'node:crypto';
import type { Deposit } from '../orders/order.types.ts';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Names of the sandbox's accounts, in every language alike. */
export const BANK_NAME = 'Sandbox Bank';
export const HOLDER = 'Baize Sandbox Payments';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const digits = (text: string, length: number): string =>
  Array.from(digest(text).subarray(0, length), (byte) => String(byte % 10)).join('');

/** Account number for bank transfers: one for each merchant. */
export const accountNumber = ({ merchant }: Deposit): string =>
  digits(`bank ${merchant}`, 12).replaceAll(/.{4}(?=.)/gu, '$& ');

/** Number of the e-wallet: one for each merchant. */
export const walletNumber = ({ merchant }: Deposit): string => `SB-${digits(`wallet ${merchant}`, 9)}`;

/**
 * USDT address of an order. Nobody owns it: the TRC20 one has no valid checksum, so that wallets refuse it, and the
 * ERC20 one begins with zeros.
 */
export const tetherAddress = ({ order, network }: Deposit): string => {
  const own = digest(`${network ?? ''} ${order}`);
  return network === 'ERC20'
    ? `0x${'0'.repeat(24)}${own.toString('hex').slice(0, 16)}`
    : `TSandboxDoNotSend${Array.from(own.subarray(0, 17), (byte) => BASE58[byte % BASE58.length]).join('')}`;
};
