import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAt } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

const meta = {
  title: 'Profile',
  render: pageAt('/member'),
  parameters: { layout: 'fullscreen', world: {} },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

/** A page of its own, at its address. */
export const Page: PageStory = {
  parameters: { proves: ['REQ-082', 'D40'], world: { as: 'player' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Profile' });
    const main = within(canvas.getByRole('region', { name: 'Profile' }));
    const account = await main.findByText('Account');
    await expect(account.nextElementSibling).toHaveTextContent(/^player/);
    await untilVisible(main.getByText('Member'));
    await untilVisible(await main.findByText('Starter'));
    await untilVisible(await main.findByText('One balance for all games'));
    await untilVisible(main.getByRole('progressbar', { name: 'Next: Bronze' }));
    await untilVisible(canvas.getByRole('contentinfo'));
  },
};

const openFromMenu = async (canvas: Canvas) => {
  await canvas.findByRole('heading', { level: 1, name: /games and lottery$/ });
  await userEvent.click(await canvas.findByRole('button', { name: /^Account: / }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: 'My account' }));
  return within(await canvas.findByRole('dialog', { name: 'My account' }));
};

/** Opened from the account's menu: a popup over the current page. */
export const Popup: PageStory = {
  parameters: {
    proves: ['D11', 'D40'],
    world: { as: 'player', settings: { games: { vendors: ['BAIZE'] } } },
  },
  render: pageAt('/'),
  play: async ({ canvas }) => {
    const dialog = await openFromMenu(canvas);
    await expect((await dialog.findByText('Account')).nextElementSibling).toHaveTextContent(/^player/);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: /^Account: player/ })).toHaveFocus();
    await openFromMenu(canvas);
  },
};

/** Change of the password: the current one is required, and all other sessions of the member end. */
export const Password: PageStory = {
  parameters: { proves: ['REQ-148', 'REQ-149'], world: { as: 'player' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Choose a new password' }));
    await userEvent.type(dialog.getByLabelText(/^Current password/), 'Player2026');
    await userEvent.type(dialog.getByLabelText(/^New password/), 'short');
    await userEvent.type(dialog.getByLabelText(/^Repeat new password/), 'short');
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await expect(dialog.getByLabelText(/^New password/)).toBeInvalid();
    await userEvent.type(dialog.getByLabelText(/^New password/), 'Longer2026');
    await userEvent.type(dialog.getByLabelText(/^Repeat new password/), 'Longer2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await canvas.findByText('Your password has been changed.');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Session ended: the login opens over the page, and the input is kept. */
export const SessionEnded: PageStory = {
  name: 'Session ended',
  parameters: {
    proves: ['REQ-091'],
    world: { as: 'player', failures: { errors: { changePassword: { status: 401 } } } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    const draft = within(await canvas.findByRole('dialog', { name: 'Choose a new password' }));
    await userEvent.type(draft.getByLabelText(/^Current password/), 'Player2026');
    await userEvent.type(draft.getByLabelText(/^New password/), 'Longer2026');
    await userEvent.type(draft.getByLabelText(/^Repeat new password/), 'Longer2026');
    await userEvent.click(draft.getByRole('button', { name: 'Change password' }));
    const login = within(await canvas.findByRole('dialog', { name: 'Log in' }));
    await login.findByText('You are not logged in. Log in to continue.');
    await userEvent.type(await login.findByLabelText(/^Username/), 'player');
    await userEvent.type(login.getByLabelText(/^Password/), 'Player2026');
    await userEvent.click(login.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Log in' })).toBeNull());
    await expect(draft.getByLabelText(/^New password/)).toHaveValue('Longer2026');
  },
};

export const Agent: PageStory = {
  parameters: { world: { as: 'agent' } },
  play: async ({ canvas }) => {
    // The nickname is the same word, and is rendered twice.
    const agents = () => within(canvas.getByRole('region', { name: 'Profile' })).getAllByText('Agent');
    await waitFor(() => expect(agents()).toHaveLength(3));
  },
};

/** Trial account: the member center needs a real one. */
export const Trial: PageStory = {
  name: 'Trial account',
  parameters: { proves: ['REQ-011'], world: { as: 'trial' } },
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByRole('heading', { level: 1, name: 'You need a real account' }));
    await expect(canvas.queryByRole('heading', { name: 'Profile' })).toBeNull();
  },
};

/** Visitor: log in first, then the profile. */
export const Visitor: PageStory = {
  parameters: { proves: ['REQ-031'] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Username/), 'player');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'Player2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await canvas.findByRole('heading', { level: 1, name: 'Profile' });
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Loading: the gateway has not answered yet. */
export const Loading: PageStory = {
  parameters: { world: { as: 'player', failures: { latency: 20_000 } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Profile' });
  },
};

/** Failed to load: the reason, and a retry. */
export const Failed: PageStory = {
  parameters: { world: { as: 'player', failures: { errors: { getMemberInfo: { status: 500 } } } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Your profile could not be loaded');
    await untilVisible(within(canvas.getByRole('main')).getByRole('button', { name: 'Try again' }));
  },
};
