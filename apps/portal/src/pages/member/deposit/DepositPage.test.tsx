import { examples, refused, unreachable, type Asked, type Stubs } from '@baize/gateway-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fill, press, see, type } from '../../../testing/player.ts';
import { renderSite } from '../../../testing/renderSite.tsx';
import { gatewaySaying } from '../../../testing/siteGateway.ts';

const pending = examples.getDeposit;
const [bank, usdt] = examples.getPaymentMethods.deposit;
const methods = (over: object = {}) => ({ ...examples.getPaymentMethods, ...over }) as never;
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u2066-\u2069]/gu, '');
const openTab = vi.fn<typeof window.open>();

beforeEach(() => {
  openTab.mockReset();
  vi.spyOn(window, 'open').mockImplementation(openTab);
});

const open = async (stubs: Stubs = {}) => {
  const sent: Asked[] = [];
  const createDeposit: Stubs['createDeposit'] = (asked) => {
    sent.push(asked);
    const { createDeposit: answer = pending } = stubs;
    return typeof answer === 'function' ? answer(asked) : answer;
  };
  const fetch = gatewaySaying({ getDeposits: { items: [] }, ...stubs, createDeposit });
  const site = await renderSite('/member/depositv2', { token: 't1', fetch });
  const bodies = () => sent.map(({ body }) => body);
  const keys = () => new Set(sent.map(({ headers }) => headers.get('Idempotency-Key')));
  return { ...site, sent, bodies, keys };
};

const figure = (name: string) => {
  const term = screen.getAllByText(name).find(({ tagName }) => tagName === 'DT');
  return plain(term?.nextElementSibling?.textContent);
};

it('a method shows its measured time, fee and limits; one that is switched off cannot be chosen', async () => {
  const off = { ...usdt, available: false, fee: { hundredths: 150, lowest: '200' } };
  await open({ getPaymentMethods: methods({ deposit: [off, bank] }) });
  const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: 'Bank transfer' });
  expect([chosen.checked, plain(chosen.getAttribute('aria-describedby'))]).toEqual([true, expect.any(String)]);
  const card = (radio: HTMLElement) => plain(radio.closest('label')?.textContent);
  expect(card(chosen)).toBe('Bank transferUsually about 2 minutesNo feeFrom ¥50.00 to ¥50,000.00');
  const other = screen.getByRole<HTMLInputElement>('radio', { name: 'USDT' });
  expect([other.disabled, card(other)]).toEqual([
    true,
    'USDTTime not measured yetFee 1.5%, at least ¥2.00From ¥50.00 to ¥50,000.00Not available now',
  ]);
});

it('an amount outside the limits, or below a promotion, is refused at its field before anything is sent', async () => {
  const { sent } = await open();
  await screen.findByRole('radio', { name: 'Bank transfer' });
  await press('Review the deposit');
  const field = screen.getByLabelText(/^Amount/u);
  expect(document.activeElement).toBe(field);
  await see('Enter an amount, such as 100.');
  for (const [typed, says] of [
    ['49.99', 'Deposit at least ¥50.00.'],
    ['50000.01', 'Deposit at most ¥50,000.00.'],
  ] as const) {
    await type('Amount', typed);
    await waitFor(() => expect(plain(document.body.textContent)).toContain(says));
  }
  fireEvent.click(screen.getByRole('radio', { name: 'First deposit' }));
  await type('Amount', '60');
  await waitFor(() =>
    expect(plain(document.body.textContent)).toContain('This promotion needs a deposit of at least ¥100.00.'),
  );
  await press('Review the deposit');
  expect(screen.queryByText('Check your deposit')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '¥500.00' }));
  await press('Review the deposit');
  await see('Check your deposit');
  expect(sent).toEqual([]);
});

it('a deposit is reviewed with its promotion, ordered once, and paid in a new tab', async () => {
  const { bodies } = await open();
  fireEvent.click(await screen.findByRole('radio', { name: 'First deposit' }));
  await fill('Amount', '100');
  await press('Review the deposit');
  expect(document.activeElement?.textContent).toBe('Check your deposit');
  expect(['Amount', 'Fee', 'You receive', 'Bonus', 'To wager before you withdraw'].map(figure)).toEqual([
    '¥100.00',
    '¥0.00',
    '¥100.00',
    '¥50.00',
    '¥1,500.00',
  ]);
  await press(/^Deposit /u);
  const link = await screen.findByRole('link', { name: 'Open the payment page' });
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    pending.payUrl,
    '_blank',
    'noopener noreferrer',
  ]);
  expect(openTab.mock.calls).toEqual([[pending.payUrl, '_blank', 'noopener']]);
  expect(bodies()).toEqual([
    { methodId: 'bank', amount: '10000', promotionId: 'first-deposit', returnPath: '/member/depositv2' },
  ]);
  await waitFor(() =>
    expect(plain(screen.getByRole('timer').textContent)).toMatch(/^Time left to pay: (?:30:00|29:5\d)$/u),
  );
});

it('a USDT deposit names its network', async () => {
  const { bodies } = await open();
  fireEvent.click(await screen.findByRole('radio', { name: 'USDT' }));
  fireEvent.click(screen.getByRole('radio', { name: 'ERC20' }));
  await fill('Amount', '100');
  await press('Review the deposit');
  await see('USDT · ERC20');
  await press(/^Deposit /u);
  await waitFor(() => expect(bodies()).toMatchObject([{ methodId: 'usdt', network: 'ERC20' }]));
});

it('a lost answer asks the bank, and leads to the one order; nothing else can be ordered meanwhile', async () => {
  let answer: unknown = unreachable;
  const { sent, keys } = await open({ createDeposit: () => answer as never });
  await screen.findByRole('radio', { name: 'Bank transfer' });
  await fill('Amount', '100');
  await press('Review the deposit');
  await press(/^Deposit /u);
  await screen.findByRole('heading', { name: 'We are asking the bank' });
  expect(screen.queryByRole('button', { name: /^Deposit|^Review/u })).toBeNull();
  answer = pending;
  await screen.findByRole('link', { name: 'Open the payment page' }, { timeout: 8000 });
  expect([sent.length, keys().size]).toEqual([2, 1]);
}, 15_000);

it('a refused order says why, and keeps what was filled in', async () => {
  let answer: unknown = refused('depositsPending');
  await open({ createDeposit: () => answer as never });
  await screen.findByRole('radio', { name: 'Bank transfer' });
  await fill('Amount', '100');
  await press('Review the deposit');
  await press(/^Deposit /u);
  await see('You have too many deposits waiting. Pay or cancel one of them first.');
  answer = refused('amountOutOfRange', { field: 'amount', amount: '20000' });
  await press(/^Deposit /u);
  await waitFor(() => expect(plain(screen.getByRole('alert').textContent)).toContain('The nearest one is ¥200.00.'));
  await press('Change');
  expect(screen.getByLabelText<HTMLInputElement>(/^Amount/u).value).toBe('100');
});

it('a method that is switched off while the form is open leads back to the choice', async () => {
  let isOff = false;
  const getPaymentMethods = () => methods(isOff ? { deposit: [{ ...bank, available: false }, usdt] } : {});
  await open({
    getPaymentMethods,
    createDeposit: () => {
      isOff = true;
      return refused('methodUnavailable') as never;
    },
  });
  await screen.findByRole('radio', { name: 'Bank transfer' });
  await fill('Amount', '100');
  await press('Review the deposit');
  await press(/^Deposit /u);
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bank transfer' }).disabled).toBe(true),
  );
  expect(screen.getAllByText('This payment method is switched off now. Choose another one.')).not.toEqual([]);
  await press('Review the deposit');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'USDT' }));
});

it('a waiting order is shown again, follows its state, and makes room for another', async () => {
  let deposit: object = pending;
  const getDeposit = () => deposit as never;
  const { queryClient } = await open({ getDeposits: () => ({ items: [deposit] }) as never, getDeposit });
  await screen.findByRole('link', { name: 'Open the payment page' });
  deposit = {
    ...pending,
    status: 'credited',
    paid: '9000',
    credited: '9000',
    payUrl: undefined,
    steps: [
      ...pending.steps,
      { step: 'amountDiffers', at: '2026-03-01T04:05:00Z', amount: '9000' },
      { step: 'credited', at: '2026-03-01T04:05:01Z' },
    ],
  };
  await press('I have paid');
  await waitFor(() => expect(plain(document.body.textContent)).toContain('¥90.00 was added to your balance.'));
  const steps = within(screen.getByRole('list', { name: 'Steps of this deposit' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 12))).toEqual([
    'OrderedMar 1',
    'Another amou',
    'Added to you',
  ]);
  expect(screen.queryByRole('link', { name: 'Open the payment page' })).toBeNull();
  expect(
    queryClient
      .getQueryCache()
      .findAll()
      .some(({ queryKey }) => queryKey.includes('balance')),
  ).toBe(true);
  await press('Make another deposit');
  await screen.findByRole('radio', { name: 'Bank transfer' });
});

it('a pay page that no browser may open has no link', async () => {
  const evil = { ...pending, payUrl: 'javascript:alert(1)' };
  await open({ getDeposits: { items: [evil] } as never, getDeposit: evil });
  await see('The payment page is not available. Cancel this deposit and try again.');
});

it('a deposit of the history opens with its steps', async () => {
  const failed = { ...pending, status: 'failed' as const, reason: 'bank' as const };
  await open({ getDeposits: { items: [failed] } as never });
  fireEvent.click(await screen.findByRole('button', { name: 'Bank transfer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your deposit' }));
  expect(dialog.getByText('The bank declined the payment. Try another payment method.')).toBeTruthy();
  expect(dialog.getByText(pending.reference)).toBeTruthy();
});
