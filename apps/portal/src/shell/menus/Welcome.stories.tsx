import type { WorldWish } from '@baize/worlds';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAt } from '../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../testing/pageInWorld.tsx';

const LONG = 'evangelinakonsta';

const newcomer = (account = 'player') =>
  ({
    settings: { games: { vendors: ['BAIZE'] } },
    rows: { members: [{ account, password: 'Player2026', firstTimeLogin: true }] },
  }) satisfies WorldWish;

const meta = {
  title: 'Welcome',
  render: pageAt('/login'),
  parameters: { layout: 'fullscreen', world: newcomer() },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const logIn = async (canvas: Canvas, account = 'player') => {
  await userEvent.type(await canvas.findByLabelText(/^Username/), account);
  await userEvent.type(canvas.getByLabelText(/^Password/), 'Player2026');
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
  return within(await canvas.findByRole('alertdialog', { name: `Welcome, ${account}` }));
};

/** A member's first login: a greeting, and a link to the account's security. */
export const FirstLogIn: PageStory = {
  name: 'First log-in',
  parameters: { proves: ['REQ-106', 'D32'] },
  play: async ({ canvas }) => {
    const welcome = await logIn(canvas);
    for (const name of ['Open the security centre', 'Start playing'])
      await waitFor(() => expect(welcome.getByRole('button', { name })).toBeVisible());
  },
};

/** A long name stays within the dialog. */
export const LongName: PageStory = {
  name: 'Long name',
  parameters: { world: newcomer(LONG) },
  play: async ({ canvas }) => {
    await logIn(canvas, LONG);
    const dialog = canvas.getByRole('alertdialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** To the security centre, which opens over the page. */
export const ToSecurity: PageStory = {
  name: 'To the security centre',
  play: async ({ canvas }) => {
    const welcome = await logIn(canvas);
    await userEvent.click(welcome.getByRole('button', { name: 'Open the security centre' }));
    await canvas.findByRole('heading', { name: 'Security' });
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};

/** To the games: the greeting closes, and does not open again. */
export const ToPlay: PageStory = {
  name: 'To the games',
  play: async ({ canvas }) => {
    const welcome = await logIn(canvas);
    await userEvent.click(welcome.getByRole('button', { name: 'Start playing' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await canvas.findByRole('button', { name: /^Account: player/ });
  },
};
