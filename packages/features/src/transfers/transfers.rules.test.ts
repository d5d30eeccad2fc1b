import { examples } from '@baize/gateway-sdk/testing';
import { expect, it } from 'vitest';
import { balanceOf, hasToCollect, refusedWalletField, uplineFault, walletFault } from './transfers.rules.ts';

const wallets = examples.getWallets;

it('a transfer to the upline keeps to its limits and to the balance', () => {
  const upline = { lowest: '1000', highest: '500000', available: '250000' };
  const faultOf = (amount: string | undefined) => uplineFault(amount, upline);
  expect(faultOf(undefined)?.rule).toBe('notAmount');
  expect([faultOf('999'), faultOf('500001'), faultOf('250001'), faultOf('250000')]).toEqual([
    { rule: 'belowLowest', figure: '1000' },
    { rule: 'aboveHighest', figure: '500000' },
    { rule: 'aboveBalance', figure: '250000' },
    undefined,
  ]);
});

it('a transfer between wallets moves what the first one has [REQ-225]', () => {
  expect([balanceOf(wallets, 'BAIZE'), balanceOf(wallets, 'GONE')]).toEqual(['20000', '0']);
  expect([walletFault('20001', '20000')?.rule, walletFault('20000', '20000'), walletFault('0', '5')?.rule]).toEqual([
    'aboveBalance',
    undefined,
    'notAmount',
  ]);
});

it('there is something to collect while a wallet besides the main one has money [REQ-225]', () => {
  const [main] = wallets.wallets;
  expect([hasToCollect(wallets), hasToCollect({ wallets: main === undefined ? [] : [main] })]).toEqual([true, false]);
});

it('a refusal of a transfer is said at its field, or over the form', () => {
  expect(['walletsSame', 'balanceTooLow', 'walletFull'].map((code) => refusedWalletField({ code }))).toEqual([
    'to',
    'amount',
    undefined,
  ]);
});
