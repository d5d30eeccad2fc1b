import { examples, type Stubs } from '@baize/gateway-sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, it } from 'vitest';
import { ALL_FAILURES, meetFailures, type FailingCall } from '../../../testing/meetFailures.ts';
import { fill, press, see } from '../../../testing/player.ts';

const pageOf = (key: string) => ({ path: `/member/${key}`, token: 't1' }) as const;
const withdraw = pageOf('withdraw');
const wallet = { ...pageOf('transferFund'), answers: { getMerchantWallet: { isSingle: 0 } } } as const;
const upline = pageOf('transferUpline');
const SECRET = 'Your payment password';

const usable = examples.getWithdrawalAccounts.accounts.map((account) => ({ ...account, usable: true }));
const free = { required: '0', done: '0', left: '0', shares: [] };
const order = examples.getWithdrawal;
const ready: Stubs = {
  getWithdrawalTerms: { ...examples.getWithdrawalTerms, turnover: free },
  getWithdrawalAccounts: { ...examples.getWithdrawalAccounts, accounts: usable },
};
const statusIs = (status: typeof order.status): Stubs => ({
  ...ready,
  getWithdrawals: { items: [{ ...order, status }] },
  getWithdrawal: { ...order, status },
});
const again = () => press('Try again');
/** Presses the last button with a name: a dialog is rendered after its page. */
const pressLast = async (name: string): Promise<void> => {
  const buttons = await screen.findAllByRole('button', { name });
  fireEvent.click(buttons.at(-1) as Element);
};
const inDialog = (opens: string) => async (): Promise<void> => {
  await press(opens);
  await fill(SECRET, 'Secret2026');
};

/** Each call of the pages of money that goes out; the columns are the failures of `meetFailures`. */
const calls: Readonly<Record<string, FailingCall>> = {
  'what can be withdrawn': {
    call: 'getWithdrawalTerms',
    ...withdraw,
    atOnce: true,
    send: again,
    done: () => see('Available balance'),
  },
  'where to': {
    call: 'getWithdrawalAccounts',
    ...withdraw,
    atOnce: true,
    send: again,
    done: () => see('Withdraw to'),
  },
  'how it can be paid': {
    call: 'getPaymentMethods',
    ...withdraw,
    atOnce: true,
    send: again,
    done: () => see('Withdraw to'),
  },
  'the withdrawals of before': {
    call: 'getWithdrawals',
    ...withdraw,
    atOnce: true,
    send: again,
    done: () => screen.findAllByText('Requested').then(() => undefined),
  },
  'a withdrawal and its steps': {
    call: 'getWithdrawal',
    ...withdraw,
    answers: ready,
    atOnce: true,
    reach: () => press('Show'),
    send: again,
    done: () => see('You receive'),
  },
  'a request to withdraw': {
    call: 'requestWithdrawal',
    ...withdraw,
    answers: ready,
    reach: async () => {
      await fill('Amount', '150');
      await inDialog('Withdraw')();
    },
    send: () => pressLast('Withdraw'),
    kept: { [SECRET]: 'Secret2026' },
    done: () => see('You receive'),
  },
  'taking it back': {
    call: 'cancelWithdrawal',
    ...withdraw,
    answers: statusIs('cooling'),
    send: () => press('Take it back'),
    done: () => see('You receive'),
  },
  'what arrived': {
    call: 'confirmWithdrawal',
    ...withdraw,
    answers: statusIs('sent'),
    send: async () => {
      await press('All arrived');
      await press('Send report');
    },
    done: () => see('You receive'),
  },
  'a new account': {
    call: 'addWithdrawalAccount',
    ...withdraw,
    answers: ready,
    reach: async () => {
      await press('Add an account');
      await fill('Bank$', 'Harbour Bank');
      await fill('Account number', '6222020200112345');
      await fill(SECRET, 'Secret2026');
    },
    send: () => press('Add account'),
    kept: { 'Account number': '6222020200112345', [SECRET]: 'Secret2026' },
    done: async () => void (await screen.findByRole('button', { name: 'Add an account' })),
  },
  'an account that goes': {
    call: 'removeWithdrawalAccount',
    ...withdraw,
    answers: ready,
    reach: inDialog('Remove the chosen account'),
    send: () => press('Remove'),
    kept: { [SECRET]: 'Secret2026' },
    done: async () => void (await screen.findByRole('button', { name: 'Add an account' })),
  },
  'whether there is a payment password': {
    call: 'getPaymentPassword',
    ...wallet,
    atOnce: true,
    send: again,
    done: () => see('It is set. You need it for withdrawals, transfers and points.'),
  },
  'a new payment password': {
    call: 'setPaymentPassword',
    ...wallet,
    reach: async () => {
      await press('Change payment password');
      await fill('Your login password', 'Player2026');
      await fill('New payment password', 'Money2026');
      await fill('Repeat payment password', 'Money2026');
    },
    send: () => press('Save payment password'),
    kept: { 'New payment password': 'Money2026', 'Repeat payment password': 'Money2026' },
    done: () => see('Your payment password has been saved.'),
  },
  'the wallets': {
    call: 'getWallets',
    ...wallet,
    atOnce: true,
    send: again,
    done: () => see('Total balance'),
  },
  'a transfer between wallets': {
    call: 'transferWallet',
    ...wallet,
    reach: () => fill('Amount', '150'),
    send: () => press('Transfer'),
    kept: { Amount: '150' },
    done: () => see('The money has been moved.'),
  },
  'all money into the main wallet': {
    call: 'collectWallets',
    ...wallet,
    send: () => press('Move all to main wallet'),
    done: () => see('All money is in your main wallet.'),
  },
  'whom to transfer to': {
    call: 'getUpline',
    ...upline,
    atOnce: true,
    send: again,
    done: () => see('Ag***'),
  },
  'a transfer to the upline': {
    call: 'transferToUpline',
    ...upline,
    reach: async () => {
      await fill('Amount', '150');
      await inDialog('Transfer')();
    },
    send: () => pressLast('Transfer'),
    kept: { [SECRET]: 'Secret2026' },
    done: () => see('Transferred'),
  },
};

describe('what a player is told when the gateway fails where money goes out, without losing what was filled in', () => {
  it.each(Object.entries(calls))('%s', ALL_FAILURES, async (_name, row) => meetFailures(row));
});
