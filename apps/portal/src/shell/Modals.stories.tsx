import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAt } from '../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../testing/pageInWorld.tsx';

const meta = {
  title: 'Modals',
  render: pageAt('/'),
  parameters: { layout: 'fullscreen', world: { settings: { games: { vendors: ['BAIZE'] } } } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const home = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: /games and lottery$/ });

/** Closes the open dialog by its own button. */
const close = async (canvas: Canvas, name: string | RegExp) => {
  const dialog = within(await canvas.findByRole('dialog', { name }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  await home(canvas);
};

/** Opens an entry of the account's menu over the page. */
const choose = async (canvas: Canvas, name: string | RegExp) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Account: / }));
  await userEvent.click(await canvas.findByRole('menuitem', { name }));
};

/** The announcements on entry. */
export const Announcements: PageStory = {
  parameters: { proves: ['REQ-233'] },
  render: pageAt('/', {}, true),
  play: async ({ canvas }) => {
    await home(canvas);
    await userEvent.keyboard('{Shift}');
    await close(canvas, 'Announcements');
  },
};

/** The dialogs of an agent: help, member center and agent center, each over the page, each with a close button. */
export const OfAnAccount: PageStory = {
  name: 'Of an account',
  parameters: { proves: ['REQ-233'], world: { as: 'agent', settings: { games: { vendors: ['BAIZE'] } } } },
  play: async ({ canvas }) => {
    await home(canvas);
    for (const name of ['My account', 'Agent centre', 'Help', /^Announcements/] as const) {
      await choose(canvas, name);
      await close(canvas, name);
    }
  },
};

/** The list of a vendor's games. */
export const Game: PageStory = {
  parameters: { proves: ['REQ-233'], world: { as: 'player' } },
  render: pageAt('/?list=VELVET&gameType=LIVE'),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** Member centre and agent centre require a login: visitors are sent to log in first. */
export const MemberCenterOfVisitor: PageStory = {
  name: 'Member center, visitor',
  parameters: { proves: ['REQ-233'] },
  render: pageAt('/member'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Log in' });
    await expect(canvas.queryByRole('heading', { name: 'Profile' })).toBeNull();
  },
};

export const AgentCenterOfVisitor: PageStory = {
  name: 'Agent center, visitor',
  parameters: { proves: ['REQ-233'] },
  render: pageAt('/agentHome'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Agent log in' });
    await expect(canvas.queryByText('AGENT88')).toBeNull();
  },
};
