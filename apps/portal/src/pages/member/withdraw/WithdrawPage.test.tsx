import { examples, refused, type Stubs } from '@baize/gateway-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill, press, see } from '../../../testing/player.ts';
import { renderSite } from '../../../testing/renderSite.tsx';
import { gatewaySaying } from '../../../testing/siteGateway.ts';

const order = examples.getWithdrawal;
const free = { required: '0', done: '0', left: '0', shares: [] };
const [account] = examples.getWithdrawalAccounts.accounts;
if (account === undefined) throw new Error('The contract shows an account.');
const usable = { ...account, usable: true };

type Own = { readonly terms?: object; readonly accounts?: object; readonly orders?: readonly object[] };

const open = ({ terms = {}, accounts = {}, orders = [] }: Own = {}, stubs: Stubs = {}) => {
  const asked: string[] = [];
  const answer = gatewaySaying({
    getWithdrawalTerms: { ...examples.getWithdrawalTerms, turnover: free, ...terms },
    getWithdrawalAccounts: { ...examples.getWithdrawalAccounts, accounts: [usable], ...accounts },
    getWithdrawals: { items: orders } as never,
    ...stubs,
  });
  const fetch: typeof globalThis.fetch = (input, init) => {
    asked.push(new URL(input instanceof Request ? input.url : String(input)).pathname);
    return answer(input, init);
  };
  return renderSite('/member/withdraw', { token: 't1', fetch }).then((site) => ({ ...site, asked }));
};

const isolated = /[\u2066-\u2069\u200b]/gu;
const text = () => document.body.textContent.replaceAll(isolated, '');
const says = (sentence: string) => waitFor(() => expect(text()).toContain(sentence));
const submit = async (amount: string) => {
  await fill('Amount', amount);
  await press('Withdraw');
};

describe('the page of withdrawals', () => {
  it('shows balance, what is left to wager, and what is left of the day [D20]', async () => {
    await open({ terms: { turnover: examples.getWithdrawalTerms.turnover } });
    await says('¥2,500.00');
    expect(screen.getByRole('progressbar', { name: 'Wagering requirement' }).getAttribute('value')).toBe('0.4');
    await says('Wager ¥600.00 more to withdraw.');
    await says('5 more withdrawals today');
  });

  it.each([
    ['99', 'Enter at least ¥100.00.'],
    ['20001', 'Enter at most ¥20,000.00.'],
    ['2500.01', 'You have ¥2,500.00 available.'],
  ])('an amount of %s is refused at its field, with the figure', async (amount, sentence) => {
    await open();
    await submit(amount);
    await says(sentence);
    expect(document.activeElement?.getAttribute('name')).toBe('amount');
    expect(screen.queryByRole('dialog', { name: 'Withdraw' })).toBeNull();
  });

  it.each([
    [{ turnover: examples.getWithdrawalTerms.turnover }, 'Wager ¥600.00 more to withdraw.'],
    [{ dayCountLeft: 0 }, 'You have reached the limit for today. Try again tomorrow.'],
    [{ available: '0' }, 'There is nothing to withdraw in your balance.'],
  ])('%j is said before the payment password is asked for', async (terms, sentence) => {
    await open({ terms });
    await submit('150');
    await waitFor(() => expect(screen.getByLabelText(/^Amount/u).getAttribute('aria-invalid')).toBe('true'));
    await says(sentence);
    expect(screen.queryByRole('dialog', { name: 'Withdraw' })).toBeNull();
  });

  it('fee and payout are said while the amount is typed, and confirmed with the payment password [D57]', async () => {
    await open();
    await fill('Amount', '150');
    await says('You receive¥148.50');
    await press('Withdraw');
    await says('¥150.00 leaves your balance. You receive ¥148.50 at: Harbour Bank •••• 4321.');
    await says('You can take it back for 5 minutes.');
    expect(screen.getByRole('dialog', { name: 'Withdraw' })).toBeTruthy();
  });

  it('a member without a payment password sets one on the way [D57]', async () => {
    let hasPaymentPassword = false;
    await open(
      {},
      {
        getWithdrawalTerms: () => ({ ...examples.getWithdrawalTerms, turnover: free, hasPaymentPassword }),
        setPaymentPassword: () => {
          hasPaymentPassword = true;
          return null;
        },
      },
    );
    await submit('150');
    await fill('Your login password', 'Player2026');
    await fill('New payment password', 'Money2026');
    await fill('Repeat payment password', 'Money2026');
    await press('Save payment password');
    expect(await screen.findByLabelText(/^Your payment password/u)).toBeTruthy();
  });

  const until = '2126-03-02T04:00:00Z';
  it.each([
    ['wrongPaymentPassword', {}, 'The payment password is incorrect.'],
    ['paymentLocked', { until }, 'Payments are locked until'],
    ['accountWaits', { until }, 'You can use this account from'],
    ['turnoverLeft', { amount: '35000' }, 'Wager ¥350.00 more first.'],
    ['dayLimitReached', { amount: '5000' }, 'You can withdraw ¥50.00 more today.'],
    ['amountOutOfRange', { amount: '10000' }, 'The nearest amount you can enter is ¥100.00.'],
    ['balanceTooLow', {}, 'Your balance is too low for this amount.'],
  ])('the refusal %s is put into words, and the password stays', async (code, details, sentence) => {
    await open({}, { requestWithdrawal: refused(code as 'accountWaits', details) });
    await submit('150');
    await fill('Your payment password', 'Secret2026');
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await says(sentence);
    expect(dialog.getByLabelText<HTMLInputElement>(/^Your payment password/u).value).toBe('Secret2026');
  });

  it('a new account waits: its card says until when, and it cannot be used before', async () => {
    await open({ accounts: { accounts: [{ ...account, usable: false, usableFrom: until }] } });
    await says('You can use this account from');
    await fill('Amount', '150');
    fireEvent.click(screen.getByRole('radio'));
    await press('Withdraw');
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('accountId'));
    expect(screen.queryByRole('dialog', { name: 'Withdraw' })).toBeNull();
  });

  it('without an account, adding one is the first step', async () => {
    await open({ accounts: { accounts: [] } });
    await see('You have no account to withdraw to yet');
    expect(screen.queryByLabelText(/^Amount/u)).toBeNull();
    await press('Add an account');
    await screen.findByRole('dialog', { name: 'Add an account' });
    await says('Account holderLin Player');
  });

  it('a member without a full name is told how to get one', async () => {
    await open({ accounts: { accounts: [], holder: undefined } });
    await press('Add an account');
    await see('Your account has no full name yet');
  });
});

describe('a withdrawal', () => {
  const sent = { ...order, status: 'sent' as const, confirmedAt: '2126-03-01T05:00:00Z' };

  it('is taken back while it cools [D59]', async () => {
    const { asked } = await open({ orders: [order] });
    await see('You can still take this withdrawal back.');
    await press('Take it back');
    await waitFor(() => expect(asked).toContain('/wps/payments/withdrawal/cancel'));
  });

  it('that can no longer be taken back says so', async () => {
    await open({ orders: [order] }, { cancelWithdrawal: refused('orderStarted') });
    await press('Take it back');
    await see('We are already processing this withdrawal. You cannot take it back.');
  });

  it('that was sent is reported as received in part, with an amount below the payout [REQ-224]', async () => {
    const bodies: unknown[] = [];
    await open(
      { orders: [sent] },
      {
        confirmWithdrawal: ({ body }: { readonly body: unknown }) => {
          bodies.push(body);
          return { ...sent, status: 'disputed' as const };
        },
      },
    );
    await says('We sent ¥99.00. Tell us what arrived by');
    await press('Only a part arrived');
    await fill('Amount that arrived', '99');
    await press('Send report');
    await says('Enter an amount below ¥99.00.');
    await fill('Amount that arrived', '50');
    await press('Send report');
    await waitFor(() => expect(bodies).toEqual([{ id: order.id, outcome: 'partlyReceived', amount: '5000' }]));
  });

  it.each([
    ['received', { received: '9900' }, '¥99.00 arrived.'],
    ['partlyReceived', { received: '5000', returned: '4900' }, '¥50.00 arrived. ¥49.00 went back to your balance.'],
    ['notReceived', { returned: '10000' }, 'Nothing arrived. ¥100.00 went back to your balance.'],
    ['forcedReceived', { received: '9900' }, 'After a review, this withdrawal counts as received: ¥99.00.'],
    ['rejected', {}, 'We could not pay this out. ¥100.00 is in your balance again.'],
    ['cancelled', {}, 'You took it back. ¥100.00 is in your balance again.'],
    ['disputed', {}, 'Our team is checking your report with the payment provider.'],
    ['processing', {}, 'We are preparing your payment of ¥99.00.'],
  ] as const)('that is %s says what became of the money [REQ-224, D59]', async (status, figures, sentence) => {
    const ended = { ...order, status, ...figures };
    await open({ orders: [ended] }, { getWithdrawal: ended });
    await press('Show');
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdrawal' }));
    await waitFor(() => expect(dialog.getByText('You receive')).toBeTruthy());
    await says(sentence);
  });
});
