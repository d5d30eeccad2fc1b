import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAt } from '../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../testing/pageInWorld.tsx';

const meta = {
  title: 'Popup',
  render: pageAt('/?kept=yes'),
  // Home, under the popup, has the games of one vendor: these stories look at other things.
  parameters: { layout: 'fullscreen', world: { settings: { games: { vendors: ['BAIZE'] } } } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

async function openLogin(canvas: Canvas) {
  await canvas.findByRole('heading', { level: 1, name: /games and lottery$/ });
  const [link] = canvas.getAllByRole('link', { name: 'Log in' });
  if (link === undefined) throw new Error('A visitor is not offered to log in.');
  await userEvent.click(link);
  return { link, dialog: within(await canvas.findByRole('dialog', { name: 'Log in' })) };
}

/** Log in from the header: over the page, with the focus in it; closed, the focus is back and what was typed stays. */
export const LogIn: PageStory = {
  name: 'Log in over a page',
  parameters: { proves: ['D11'] },
  play: async ({ canvas }) => {
    const { link, dialog } = await openLogin(canvas);
    const username = dialog.getByLabelText(/^Username/);
    await expect(username).toHaveFocus();
    await expect(dialog.queryByRole('heading', { level: 1 })).toBeNull();
    await waitFor(() => expect(document.title).toMatch(/^Log in · /));
    await userEvent.type(username, 'player');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(link).toHaveFocus();
    await waitFor(() => expect(document.title).toMatch(/^Games and lottery · /));
    await openLogin(canvas);
    await expect(dialog.getByLabelText(/^Username/)).toHaveValue('player');
  },
};

/** Logged in: the popup is gone and one is where one was, with the focus on the page. */
export const LoggedIn: PageStory = {
  parameters: { proves: ['REQ-106', 'D11'] },
  play: async ({ canvas }) => {
    const { dialog } = await openLogin(canvas);
    await userEvent.type(dialog.getByLabelText(/^Username/), 'player');
    await userEvent.type(dialog.getByLabelText(/^Password/), 'Player2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Log in' }));
    await canvas.findByRole('button', { name: /^Account: player/ });
    await waitFor(() => expect(canvas.queryByRole('dialog', { hidden: true })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
