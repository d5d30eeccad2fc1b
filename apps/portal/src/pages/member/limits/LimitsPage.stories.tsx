import { examples, failed } from '@baize/gateway-sdk/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAnswering } from '../../../testing/pageAnswering.tsx';
import { pageAt, scrollsSideways, type PageMeta, type PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

const PAGE = '/member/limits';
const { getLimits: limits } = examples;

const page = (stubs: Parameters<typeof pageAnswering>[1]) => pageAnswering(PAGE, { ...examples, ...stubs });

const meta = {
  title: 'Limits',
  render: page({}),
  parameters: { layout: 'fullscreen', world: { as: 'player' } },
} satisfies PageMeta;
export default meta;

/** Limits that are set, one with a change that waits for its day. */
export const Limits: PageStory = {
  parameters: { proves: ['D58'] },
  play: async ({ canvas, ...context }) => {
    await untilVisible(await canvas.findByRole('region', { name: 'Deposit limit' }));
    await untilVisible(await canvas.findByRole('region', { name: 'Your changes' }));
    await expect(scrollsSideways(context)).toBe(0);
  },
};

/** In a world: the first limit is set, and counts at once. */
export const FirstLimit: PageStory = {
  name: 'First limit',
  render: pageAt(PAGE),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set limit: Deposit limit, A week' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Deposit limit: A week' }));
    await userEvent.type(dialog.getByLabelText(/^At most/), '500');
    await userEvent.click(dialog.getByRole('button', { name: 'Save limit' }));
    await canvas.findByRole('button', { name: 'Change limit: Deposit limit, A week' });
    await untilVisible(await canvas.findByText('Deposit limit · A week'));
  },
};

/** On a phone. */
export const OnAPhone: PageStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole('region', { name: 'Self-exclusion' });
    await expect(scrollsSideways(context)).toBe(0);
  },
};

const wish = { amount: '200000', confirmFrom: '2001-01-01T00:00:00Z', lapsesAt: '2099-01-01T00:00:00Z' };

/** A change whose day has passed: the second confirmation. */
export const ToConfirm: PageStory = {
  name: 'To confirm',
  render: page({
    getLimits: {
      ...limits,
      limits: [{ kind: 'loss', period: 'week', amount: '100000', used: '100000', resetsAt: wish.lapsesAt, wish }],
    },
  }),
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByRole('button', { name: 'Confirm the change' }));
  },
};

/** Where the law asks for a choice before the first deposit. */
export const MustChoose: PageStory = {
  name: 'Must choose',
  render: page({ getLimits: { ...limits, limits: [], mustChoose: true }, getLimitChanges: { items: [] } }),
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByRole('button', { name: 'No deposit limit' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Your changes' })).toBeNull());
  },
};

/** During a break. */
export const OnABreak: PageStory = {
  name: 'On a break',
  render: page({ getLimits: { ...limits, breakUntil: '2099-01-01T00:00:00Z' } }),
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText(/^You are taking a break until/));
  },
};

/** Excluded: what is not possible, and the way to the money. */
export const Excluded: PageStory = {
  render: page({ getLimits: { ...limits, excludedUntil: '2099-01-01T00:00:00Z' } }),
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText(/^You are excluded from play until/));
  },
};

/** The question before a self-exclusion. */
export const ExcludeMe: PageStory = {
  name: 'Exclude me',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exclude me' }));
    await untilVisible(await canvas.findByRole('alertdialog', { name: 'Self-exclusion: 6 months' }));
  },
};

/** Failed to load: the reason, and a retry. */
export const Failed: PageStory = {
  render: page({ getLimits: failed(500) }),
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText('Your limits could not be loaded'));
  },
};

/** Slow: placeholders reserve the space. */
export const Slow: PageStory = {
  render: page({ getLimits: () => new Promise(() => {}) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Limits' });
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Deposit limit' })).toBeNull());
  },
};
