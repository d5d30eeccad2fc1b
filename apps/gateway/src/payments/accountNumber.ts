import { normalCode } from '@baize/domain/typed-text';
import type { PaymentKind, UsdtNetwork } from './provider.types.ts';

const WALLET = /^[\w.@+-]{5,64}$/u;
const BANK = /^[A-Z\d]{6,34}$/u;
const TRC20 = /^T[1-9A-HJ-NP-Za-km-z]{33}$/u;
const ERC20 = /^0x[\da-f]{40}$/u;

/** The normal form of an account number; undefined when it is not one of its kind. */
export const readAccountNumber = (
  typed: string,
  kind: PaymentKind,
  network: UsdtNetwork | undefined,
): string | undefined => {
  if (kind === 'bank') {
    const number = normalCode(typed).toUpperCase();
    return BANK.test(number) ? number : undefined;
  }
  const text = typed.normalize('NFKC').trim();
  if (kind === 'wallet') return WALLET.test(text) ? text.toLowerCase() : undefined;
  if (network === 'TRC20') return TRC20.test(text) ? text : undefined;
  return network === 'ERC20' && ERC20.test(text.toLowerCase()) ? text.toLowerCase() : undefined;
};

const SHOWN = 4;

/** A number for its member: the last four characters after dots. */
export const maskedNumber = (number: string): string => `•••• ${number.slice(-SHOWN)}`;
