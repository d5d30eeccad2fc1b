import { examples, failed, type Stubs } from '@baize/gateway-sdk/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAnswering } from '../../../testing/pageAnswering.tsx';
import { scrollsSideways, type PageMeta, type PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

const order = examples.getWithdrawal;
const [account] = examples.getWithdrawalAccounts.accounts;
const bank = { ...account, usable: true } as NonNullable<typeof account>;
const { bank: _, ...nameless } = bank;
const accounts = [
  bank,
  { ...nameless, id: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c12', kind: 'usdt' as const, network: 'TRC20' as const },
  { ...bank, id: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c13', usable: false, number: '•••• 0077' },
];
const sent = { ...order, status: 'sent' as const, confirmedAt: '2126-03-01T05:00:00Z' };
const ended = (['received', 'partlyReceived', 'notReceived', 'forcedReceived', 'cancelled', 'rejected'] as const).map(
  (status, place) => ({ ...order, id: `0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1d0${place}`, status }),
);
const free = { required: '0', done: '0', left: '0', shares: [] };

const withOrders = (items: readonly (typeof order)[], own: Stubs = {}): Stubs => ({
  ...examples,
  getWithdrawalTerms: { ...examples.getWithdrawalTerms, turnover: free },
  getWithdrawalAccounts: { ...examples.getWithdrawalAccounts, accounts },
  getWithdrawals: { items: [...items] },
  ...own,
});
const page = (stubs: Stubs) => pageAnswering('/member/withdraw', stubs);

const meta = {
  title: 'Withdrawals',
  render: page(withOrders(ended)),
  parameters: { layout: 'fullscreen', world: { as: 'player' } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];
/** The page once its form has loaded. */
const form = async (canvas: Canvas) => {
  await canvas.findByLabelText(/^Amount/);
  return within(canvas.getByRole('region', { name: 'Withdraw' }));
};

/** Ready: figures, accounts, the form, and the orders of before in every final status. */
export const Ready: PageStory = {
  parameters: { proves: ['REQ-217', 'REQ-224', 'D59'] },
  play: async ({ canvas, ...context }) => {
    for (const word of [
      'Money received',
      'Partly received',
      'Not received',
      'Marked as received',
      'Cancelled',
      'Order rejected',
    ])
      await waitFor(() => expect(canvas.getByText(word)).toBeVisible());
    await expect(scrollsSideways(context)).toBe(0);
  },
};

/** On a phone: one column, from the account over the amount to the password. */
export const OnAPhone: PageStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, ...context }) => {
    const own = await form(canvas);
    own.getAllByRole('radio')[0]?.focus();
    await userEvent.tab();
    await expect(own.getByLabelText(/^Amount/)).toHaveFocus();
    await userEvent.keyboard('150');
    await userEvent.click(own.getByRole('button', { name: 'Withdraw' }));
    await untilVisible(await canvas.findByLabelText(/^Your payment password/));
    await expect(scrollsSideways(context)).toBe(0);
  },
};

/** Turnover is left: the figure says how much, and so does the form. */
export const TurnoverLeft: PageStory = {
  name: 'Turnover left',
  render: page({ ...withOrders([]), getWithdrawalTerms: examples.getWithdrawalTerms }),
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByRole('progressbar', { name: 'Wagering requirement' }));
    const own = await form(canvas);
    await userEvent.type(own.getByLabelText(/^Amount/), '150');
    await userEvent.click(own.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(own.getByLabelText(/^Amount/)).toBeInvalid());
  },
};

/** An order that cools can be taken back. */
export const Cooling: PageStory = {
  render: page(withOrders([{ ...order, coolingUntil: '2126-03-01T05:00:00Z' }])),
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByRole('button', { name: 'Take it back' }));
    await untilVisible(canvas.getByRole('list', { name: 'Progress of the withdrawal' }));
  },
};

/** A sent order asks what arrived; one under review waits. */
export const Sent: PageStory = {
  render: page(withOrders([sent, { ...order, id: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1e01', status: 'disputed' }])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Only a part arrived' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Only a part arrived' }));
    await untilVisible(dialog.getByLabelText(/^Amount that arrived/));
  },
};

/** An order with each of its steps. */
export const Details: PageStory = {
  render: page(withOrders([sent], { getWithdrawal: sent })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Withdrawal' }));
    await untilVisible(await dialog.findByText('You receive'));
  },
};

/** A new account: the member's own name, and what each kind needs. */
export const NewAccount: PageStory = {
  name: 'New account',
  render: page({
    ...withOrders([]),
    getPaymentMethods: {
      ...examples.getPaymentMethods,
      withdrawal: examples.getPaymentMethods.withdrawal.flatMap((method) => [
        method,
        { ...method, id: 'usdt', kind: 'usdt' as const, networks: ['TRC20' as const, 'ERC20' as const] },
      ]),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an account' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add an account' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'USDT' }));
    await untilVisible(await dialog.findByLabelText(/^Wallet address/));
    await userEvent.click(dialog.getByRole('button', { name: 'Add account' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Wallet address/)).toBeInvalid());
  },
};

/** No payment password yet: it is set on the way. */
export const NoPaymentPassword: PageStory = {
  name: 'No payment password',
  render: page({
    ...withOrders([]),
    getWithdrawalTerms: { ...examples.getWithdrawalTerms, turnover: free, hasPaymentPassword: false },
    getPaymentPassword: { isSet: false },
  }),
  play: async ({ canvas }) => {
    const own = await form(canvas);
    await userEvent.type(own.getByLabelText(/^Amount/), '150');
    await userEvent.click(own.getByRole('button', { name: 'Withdraw' }));
    await untilVisible(await canvas.findByRole('dialog', { name: 'Set a payment password' }));
  },
};

/** Nothing yet: the first step is an account. */
export const Nothing: PageStory = {
  render: page({ ...withOrders([]), getWithdrawalAccounts: { accounts: [], most: 5, holder: 'Lin Player' } }),
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText('You have no account to withdraw to yet'));
    await untilVisible(await canvas.findByText('You have not withdrawn anything yet'));
  },
};

/** Failed to load: each part has its own reason and retry. */
export const Failed: PageStory = {
  render: page({
    ...examples,
    getWithdrawalTerms: failed(500),
    getWithdrawals: failed(500),
    getPaymentPassword: failed(500),
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(3));
  },
};

/** Slow: placeholders reserve the space. */
export const Slow: PageStory = {
  render: page({ getWithdrawalTerms: () => new Promise(() => {}), getWithdrawals: () => new Promise(() => {}) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Withdraw' });
  },
};
