import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAt } from '../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../testing/pageInWorld.tsx';
import { untilVisible } from '../../testing/untilVisible.ts';

const meta = {
  title: 'Other account',
  render: pageAt('/?token=of-another-account'),
  // One vendor keeps home beneath the dialog small.
  parameters: { layout: 'fullscreen', world: { settings: { games: { vendors: ['BAIZE'] } } } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const question = async (canvas: Canvas) => within(await canvas.findByRole('alertdialog', { name: 'Switch account?' }));

/** A link with another account’s token asks before it replaces the session. */
export const Asked: PageStory = {
  parameters: { world: { as: 'player' } },
  play: async ({ canvas }) => {
    const dialog = await question(canvas);
    const sentence = await dialog.findByText(/^You are logged in as player\. This link belongs to another account\./);
    await waitFor(() => expect(sentence).toBeVisible());
    await untilVisible(dialog.getByRole('button', { name: 'Close' }));
  },
};

/** Declined: the session stays, and the token is removed. */
export const Declined: PageStory = {
  parameters: { world: { as: 'player' } },
  play: async ({ canvas }) => {
    await userEvent.click((await question(canvas)).getByRole('button', { name: 'Keep this account' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await untilVisible(await canvas.findByRole('button', { name: /^Account: player/ }));
  },
};

/** Accepted: logged in as the other; an invalid token ends logged out. */
export const Accepted: PageStory = {
  parameters: { world: { as: 'player' } },
  play: async ({ canvas }) => {
    await userEvent.click((await question(canvas)).getByRole('button', { name: 'Switch account' }));
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Log in' })[0]).toBeVisible());
    await expect(canvas.queryByRole('alertdialog', { name: 'Switch account?' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Account: player/ })).toBeNull();
  },
};

/** Without a session, the link's token is used without a question; this one is invalid. */
export const NobodyThere: PageStory = {
  name: 'No session to replace',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('You are not logged in. Log in to continue.')).toBeVisible());
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};
