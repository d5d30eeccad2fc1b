import { examples, failed } from '@baize/gateway-sdk/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAnswering } from '../../../testing/pageAnswering.tsx';
import { scrollsSideways, type PageMeta, type PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

const page = (stubs: Parameters<typeof pageAnswering>[1]) =>
  pageAnswering('/member/transferFund', { ...examples, getMerchantWallet: { isSingle: 0 }, ...stubs });

const meta = {
  title: 'Wallets',
  render: page({}),
  parameters: { layout: 'fullscreen', world: { as: 'player' } },
} satisfies PageMeta;
export default meta;

/** A wallet per vendor: the total, each balance, and the form that moves money. */
export const Wallets: PageStory = {
  parameters: { proves: ['REQ-225'] },
  play: async ({ canvas, ...context }) => {
    const form = within(await canvas.findByRole('region', { name: 'Transfer between wallets' }));
    await userEvent.type(form.getByLabelText(/^Amount/), '150');
    await userEvent.click(form.getByRole('button', { name: 'Transfer' }));
    await waitFor(() => expect(canvas.getByText('The money has been moved.')).toBeVisible());
    await expect(scrollsSideways(context)).toBe(0);
  },
};

/** On a phone. */
export const OnAPhone: PageStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole('button', { name: 'Move all to main wallet' });
    await expect(scrollsSideways(context)).toBe(0);
  },
};

/** A single wallet: only the total, and the ways in and out. */
export const Single: PageStory = {
  render: page({
    getWallets: { ...examples.getWallets, isSingle: true, wallets: examples.getWallets.wallets.slice(0, 1) },
  }),
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText('You play all games from this balance.'));
    await expect(canvas.queryByRole('button', { name: 'Transfer' })).toBeNull();
  },
};

/** Failed to load: the reason, and a retry. */
export const Failed: PageStory = {
  render: page({ getWallets: failed(500) }),
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText('Your wallet could not be loaded'));
  },
};

/** Slow: placeholders reserve the space. */
export const Slow: PageStory = {
  render: page({ getWallets: () => new Promise(() => {}) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'My wallet' });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Transfer' })).toBeNull());
  },
};
