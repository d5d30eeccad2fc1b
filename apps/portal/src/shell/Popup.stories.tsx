import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAt } from '../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../testing/pageInWorld.tsx';

const meta = {
  title: 'Popup',
  render: pageAt('/?kept=yes'),
  // One vendor keeps home beneath the popup small.
  parameters: { layout: 'fullscreen', world: { settings: { games: { vendors: ['BAIZE'] } } } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const openLogin = async (canvas: Canvas) => {
  await canvas.findByRole('heading', { level: 1, name: /games and lottery$/ });
  const [link] = canvas.getAllByRole('link', { name: 'Log in' });
  if (link === undefined) throw new Error('A visitor is not offered to log in.');
  await userEvent.click(link);
  return { link, dialog: within(await canvas.findByRole('dialog', { name: 'Log in' })) };
};

/** Login from the header: a popup with the focus in it. After closing, the focus is back and typed input is kept. */
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

/** After the login the popup is closed, the page is the same, and the focus is on it. */
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
