import { expect, userEvent, waitFor, within } from 'storybook/test';
import { callsOf, loadedOf, pageAt, scrollsSideways } from '../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../testing/pageInWorld.tsx';
import { untilVisible } from '../testing/untilVisible.ts';

const meta = {
  title: 'Account corner',
  render: pageAt('/no-such-page'),
  parameters: { layout: 'fullscreen', world: { as: 'player' } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

/** Name, and balance with two decimals. */
export const Player: PageStory = {
  parameters: { proves: ['REQ-089'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Account: player/ });
    await waitFor(() => expect(canvas.getByLabelText('Balance')).toHaveTextContent(/\d[.,]\d\d(?!\d)/));
  },
};

/** The balance opens the ways in and out of it; a deposit is two presses away, over the current page. */
export const Wallet: PageStory = {
  parameters: {
    proves: ['REQ-043', 'REQ-044'],
    world: {
      as: 'player',
      settings: { flags: { accountRecord: true } },
      rows: {
        deposits: ['10000', '20000', '30000'].map((amount) => ({ account: 'player', amount, status: 'credited' })),
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Balance and wallet' }));
    const panel = within(await canvas.findByRole('region', { name: 'Balance and wallet' }));
    await untilVisible(panel.getByRole('link', { name: 'Withdraw' }));
    await untilVisible(panel.getByRole('link', { name: 'Betting record' }));
    const last = within(await panel.findByRole('list', { name: 'Last transactions' }));
    await waitFor(() => expect(last.getAllByRole('link')).toHaveLength(3));
    await userEvent.click(panel.getByRole('link', { name: 'Deposit' }));
    await canvas.findByRole('dialog', { name: 'My account' });
  },
};

/** Opens the account's menu; returns its entries: pages that this account may open, and logout. */
const entriesOf = async (canvas: Canvas, account: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^Account: ${account}`) }));
  const entries = await canvas.findAllByRole('menuitem');
  await waitFor(() => expect(entries[0]).toBeVisible());
  return entries.map((entry) => entry.textContent);
};

/** Agent: the menu of a member, with the pages for agents. */
export const Agent: PageStory = {
  parameters: { world: { as: 'agent' } },
  play: async ({ canvas }) => {
    const entries = await entriesOf(canvas, 'agent');
    await expect(entries).toContain('My account');
    await expect(entries.at(-1)).toBe('Log out');
  },
};

/** Trial account: the balance is play money, and a deposit leads to a real account. */
export const Trial: PageStory = {
  name: 'Trial account',
  parameters: { world: { as: 'trial' } },
  play: async ({ canvas }) => {
    const balance = await canvas.findByLabelText('Balance: Play money');
    await waitFor(() => expect(balance).toHaveTextContent(/\d/));
    await untilVisible(canvas.getByText('Play money'));
    await expect(await entriesOf(canvas, 'trial')).toContain('Deposit');
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Deposit' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'My account' }));
    await untilVisible(await dialog.findByRole('heading', { name: 'You need a real account' }));
  },
};

const LONG = 'averyveryverylongaccountname';

/** Long words: a long name and a large balance cause no horizontal scrolling. */
export const LongWords: PageStory = {
  parameters: {
    world: { as: LONG, rows: { members: [{ account: LONG, password: 'Player2026', balance: '123456789012' }] } },
  },
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole('button', { name: new RegExp(`^Account: ${LONG}`) });
    await waitFor(() => expect(canvas.getByLabelText('Balance')).toHaveTextContent(/\d/));
    await expect(scrollsSideways(context)).toBe(0);
  },
};

/** The refresh icon turns until the call ends. */
export const Refresh: PageStory = {
  name: 'Refreshing',
  parameters: { world: { as: 'player', failures: { latency: 250 } } },
  play: async ({ canvas, ...context }) => {
    await waitFor(() => expect(canvas.getByLabelText('Balance')).toHaveTextContent(/\d/));
    const refresh = canvas.getByRole('button', { name: 'Refresh balance' });
    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-busy'));
    const before = callsOf(context, '/wps/v2/wallets/balance');
    await userEvent.click(refresh);
    await expect(refresh).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-busy'));
    await expect(callsOf(context, '/wps/v2/wallets/balance')).toBe(before + 1);
  },
};

/** The refresh icon stops when the call fails, too. */
export const RefreshFailed: PageStory = {
  parameters: { world: { as: 'player', failures: { errors: { getBalance: { status: 500 } } } } },
  play: async ({ canvas }) => {
    const refresh = await canvas.findByRole('button', {
      name: 'Refresh balance. The balance could not be refreshed.',
    });
    await expect(refresh).not.toHaveAttribute('aria-busy');
  },
};

const askToLeave = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Account: player/ }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: 'Log out' }));
  return within(await canvas.findByRole('alertdialog', { name: 'Log out?' }));
};

const isHomeAsVisitor = async (canvas: Canvas) => {
  await canvas.findByRole('heading', { level: 1, name: /games and lottery$/ });
  await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Log in' })[0]).toBeVisible());
  await expect(canvas.queryByRole('button', { name: /^Account: player/ })).toBeNull();
};

/** Logging out asks for confirmation; staying changes nothing. */
export const AsksBeforeLeaving: PageStory = {
  name: 'Asks before logging out',
  parameters: { proves: ['REQ-087'] },
  play: async ({ canvas, ...context }) => {
    const dialog = await askToLeave(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Stay logged in' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await untilVisible(canvas.getByRole('button', { name: /^Account: player/ }));
    await expect(callsOf(context, '/wps/session/logout')).toBe(0);
  },
};

/** Logout confirmed: the session is over, and home is rendered. */
export const Leaves: PageStory = {
  name: 'Logged out',
  parameters: { proves: ['REQ-087'] },
  play: async ({ canvas, ...context }) => {
    const dialog = await askToLeave(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
    await isHomeAsVisitor(canvas);
    const { world } = loadedOf(context);
    const answer = await world.fetch('/wps/member/info', { headers: { Authorization: `Bearer ${world.token ?? ''}` } });
    await expect(answer.status).toBe(401);
  },
};

/** Logout confirmed and the call fails: home is rendered all the same. */
export const LeavesThoughTheCallFails: PageStory = {
  name: 'Logged out though the call failed',
  parameters: { proves: ['REQ-087'], world: { as: 'player', failures: { errors: { logOut: { status: 500 } } } } },
  play: async ({ canvas, ...context }) => {
    const dialog = await askToLeave(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
    await isHomeAsVisitor(canvas);
    await expect(callsOf(context, '/wps/session/logout')).toBe(1);
  },
};
