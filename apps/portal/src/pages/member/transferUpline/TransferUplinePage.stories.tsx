import { examples, failed, refused } from '@baize/gateway-sdk/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAnswering } from '../../../testing/pageAnswering.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

const page = (stubs: Parameters<typeof pageAnswering>[1]) =>
  pageAnswering('/member/transferUpline', { ...examples, ...stubs });

const meta = {
  title: 'Transfer to upline',
  render: page({}),
  parameters: { layout: 'fullscreen', world: { as: 'player' } },
} satisfies PageMeta;
export default meta;

/** From the amount over the payment password to the receipt. */
export const Receipt: PageStory = {
  parameters: { proves: ['REQ-217', 'D57'] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Amount/), '100');
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer' }));
    await userEvent.type(await canvas.findByLabelText(/^Your payment password/), 'Secret2026');
    const dialog = within(canvas.getByRole('dialog', { name: 'Transfer to upline' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Transfer' }));
    const shown = await canvas.findByText('Transferred');
    await waitFor(() => expect(shown).toBeVisible());
  },
};

/** The form on a phone. */
export const OnAPhone: PageStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByLabelText(/^Amount/));
  },
};

/** Nobody has invited the member. */
export const Nobody: PageStory = {
  render: page({ getUpline: refused('uplineUnknown') }),
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText('You have no upline to transfer to.'));
  },
};

/** Failed to load: the reason, and a retry. */
export const Failed: PageStory = {
  render: page({ getUpline: failed(500) }),
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText('Your upline could not be loaded'));
  },
};

/** Slow: placeholders reserve the space. */
export const Slow: PageStory = {
  render: page({ getUpline: () => new Promise(() => {}) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Transfer to upline' });
    await expect(canvas.queryByLabelText(/^Amount/)).toBeNull();
  },
};
