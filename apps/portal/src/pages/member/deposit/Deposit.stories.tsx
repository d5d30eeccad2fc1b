import { examples, stubbedFetch, type Stubs } from '@baize/gateway-sdk/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loadedOf, pageAt, scrollsSideways } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

const pending = examples.getDeposit;
const idOf = (last: string) => `${pending.id.slice(0, -1)}${last}`;
const later = (steps: object[], over: object) => ({
  ...pending,
  payUrl: undefined,
  ...over,
  steps: [...pending.steps, ...steps],
});
const [bank, usdt] = examples.getPaymentMethods.deposit;
const methods = {
  ...examples.getPaymentMethods,
  deposit: [
    bank,
    { ...bank, id: 'wallet', kind: 'wallet', medianSeconds: 30, fee: { hundredths: 150, lowest: '200' } },
    { ...usdt, available: false },
  ],
};
const ended = [
  later([{ step: 'confirming', at: '2026-03-01T04:02:00Z' }], {
    id: idOf('b'),
    status: 'confirming',
    kind: 'usdt',
    network: 'TRC20',
  }),
  later([{ step: 'credited', at: '2026-03-01T04:03:00Z' }], {
    id: idOf('c'),
    status: 'credited',
    paid: '10000',
    credited: '10000',
    bonus: '5000',
  }),
  later([{ step: 'failed', at: '2026-03-01T04:03:00Z' }], { id: idOf('d'), status: 'failed', reason: 'bank' }),
  later([{ step: 'lapsed', at: '2026-03-01T04:30:00Z' }], {
    id: idOf('e'),
    status: 'lapsed',
    reason: 'expired',
    kind: 'wallet',
  }),
  later([{ step: 'cancelled', at: '2026-03-01T04:01:00Z' }], {
    id: idOf('f'),
    status: 'cancelled',
    reason: 'cancelled',
  }),
];

/** The page at its address, with these answers about payments. */
const paying =
  (stubs: Stubs, path = '/member/depositv2'): NonNullable<PageStory['render']> =>
  (args, context) => {
    const { world, site } = loadedOf(context);
    const payments = stubbedFetch({ getPaymentMethods: methods as never, getDeposits: { items: [] }, ...stubs });
    const fetch: typeof world.fetch = async (input, init) => {
      const request = new Request(input, init);
      return new URL(request.url).pathname.startsWith('/wps/payments/') ? payments(request) : world.fetch(request);
    };
    return pageAt(path)(args, { loaded: { world: { ...world, fetch }, site } });
  };

const meta = {
  title: 'Deposit',
  render: paying({}),
  parameters: { layout: 'fullscreen', world: { as: 'player' } },
} satisfies PageMeta;
export default meta;

/** A new deposit from the choice of a method to its order, which opens the pay page. */
export const NewDeposit: PageStory = {
  name: 'New deposit',
  render: paying({ createDeposit: pending, getDeposit: pending }),
  parameters: { proves: ['REQ-217'] },
  play: async ({ canvas }) => {
    window.open = () => null;
    await expect(await canvas.findByRole('radio', { name: 'Bank transfer' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'USDT' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Review the deposit' }));
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
    await userEvent.keyboard('250');
    await userEvent.click(canvas.getByRole('radio', { name: 'First deposit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Review the deposit' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Check your deposit' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /^Deposit .*250/u }));
    await expect(await canvas.findByRole('link', { name: 'Open the payment page' })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

/** An order that waits for its payment, with the time left. */
export const Waiting: PageStory = {
  render: paying({ getDeposits: { items: [pending] }, getDeposit: pending }),
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByRole('link', { name: 'Open the payment page' }));
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/Time left to pay/u));
  },
};

/** Every status in the history; one that has ended opens with its steps. */
export const History: PageStory = {
  render: paying({ getDeposits: { items: ended } as never, getDeposit: ended[0] as never }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Expired')).toBeVisible());
    const [credited] = canvas.getAllByRole('button', { name: 'Bank transfer' });
    await userEvent.click(credited as Element);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Your deposit' }));
    await waitFor(() => expect(dialog.getByText('Added to your balance')).toBeVisible());
  },
};

/** A lost answer: the bank is asked, and nothing else can be ordered. */
export const LostAnswer: PageStory = {
  name: 'Lost answer',
  render: paying({ createDeposit: () => new Response('', { status: 502 }) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /100\.00/u }));
    await userEvent.click(canvas.getByRole('button', { name: 'Review the deposit' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Deposit .*100/u }));
    await untilVisible(await canvas.findByRole('heading', { name: 'We are asking the bank' }));
    await expect(canvas.queryByRole('button', { name: /^Deposit|^Review/u })).toBeNull();
  },
};

/** Neither the methods nor the history have loaded. */
export const Failed: PageStory = {
  render: paying({
    getPaymentMethods: () => Response.json({}, { status: 500 }),
    getDeposits: () => Response.json({}, { status: 500 }),
  }),
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText('The payment methods could not be loaded'));
    await untilVisible(await canvas.findByText('Your deposits could not be loaded'));
  },
};

/** While methods and history load. */
export const Loading: PageStory = {
  render: paying({ getPaymentMethods: () => new Promise(() => {}), getDeposits: () => new Promise(() => {}) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Loading').length).toBeGreaterThan(0));
  },
};

/** On a phone, from right to left. */
export const ArabicPhone: PageStory = {
  name: 'Arabic on a phone',
  globals: { viewport: { value: 'w360' }, merchant: 'oasis', language: 'AR' },
  render: paying({ getDeposits: { items: ended.slice(1) } as never }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('radio').length).toBeGreaterThan(2));
    await waitFor(() => expect(scrollsSideways({ canvasElement })).toBe(0));
  },
};

/** A waiting order on a phone, from right to left. */
export const ArabicOrder: PageStory = {
  name: 'Order in Arabic',
  globals: { viewport: { value: 'w360' }, merchant: 'oasis', language: 'AR' },
  render: paying({ getDeposits: { items: [pending] }, getDeposit: pending }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toBeVisible());
    await waitFor(() => expect(scrollsSideways({ canvasElement })).toBe(0));
  },
};
