import { expect, userEvent, waitFor, within } from 'storybook/test';
import { callsOf, pageAt } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';

const GAME = '/seamless?vassalage=BAIZE&gameCode=dragon-gate&gameType=RNG';

const meta = {
  title: 'Game',
  render: pageAt(GAME),
  // What is inside the frame is another site's, and is not there in a test.
  parameters: {
    layout: 'fullscreen',
    world: { settings: { games: { vendors: ['BAIZE'] } } },
    a11y: { options: { iframes: false } },
  },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

/** The game's frame, once the first balance has come, too: a call that is under way is not made twice. */
async function gameOf(canvas: Canvas): Promise<HTMLIFrameElement> {
  const frame = await canvas.findByTitle<HTMLIFrameElement>('Dragon Gate');
  await waitFor(() => expect(canvas.getByLabelText('Balance')).toHaveTextContent(/\d/));
  return frame;
}

/** What a vendor's game says to the page around it. */
function say(frame: HTMLIFrameElement, type: string): void {
  const { origin } = new URL(frame.src);
  window.dispatchEvent(new MessageEvent('message', { data: { type }, origin, source: frame.contentWindow }));
}

/** A visitor logs in first, with the way back. */
export const Visitor: PageStory = {
  parameters: { proves: ['REQ-189', 'REQ-031'] },
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Log in' });
    await expect(callsOf(context, '/wps/relay/GCS_gameLaunchFB')).toBe(0);
    await userEvent.type(canvas.getByLabelText(/^Username/), 'player');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'Player2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await canvas.findByTitle('Dragon Gate');
  },
};

/** A trial account is told to use a real one. */
export const Trial: PageStory = {
  name: 'Trial account',
  parameters: { proves: ['REQ-190'], world: { as: 'trial' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You need a real account' });
    await expect(canvas.queryByTitle('Dragon Gate')).toBeNull();
  },
};

/** Launching: the gateway has not answered yet. */
export const Launching: PageStory = {
  parameters: { world: { as: 'player', faults: { latency: 20_000 } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Game' });
    await expect(canvas.queryByTitle('Dragon Gate')).toBeNull();
  },
};

/** In its frame: the balance is read again when the game asks. */
export const InItsFrame: PageStory = {
  parameters: { proves: ['REQ-193', 'D36', 'D41'], world: { as: 'player' } },
  play: async ({ canvas, ...context }) => {
    const frame = await gameOf(canvas);
    await expect(new URL(frame.src).origin).not.toBe(window.location.origin);
    await expect(frame).toHaveAttribute('sandbox');
    await expect(callsOf(context, '/wps/relay/GCS_gameLaunchFB')).toBe(1);
    say(frame, 'baize:ready');
    const before = callsOf(context, '/wps/v2/wallets/balance');
    say(frame, 'baize:balance');
    await waitFor(() => expect(callsOf(context, '/wps/v2/wallets/balance')).toBe(before + 1));
    await expect(callsOf(context, '/wps/relay/GCS_gameLaunchFB')).toBe(1);
  },
};

/** Closed by the game: home, and the balance is read again. */
export const Closed: PageStory = {
  name: 'Closed by the game',
  parameters: { proves: ['D36'], world: { as: 'player' } },
  play: async ({ canvas, ...context }) => {
    const frame = await gameOf(canvas);
    const before = callsOf(context, '/wps/v2/wallets/balance');
    say(frame, 'baize:close');
    await canvas.findByRole('heading', { level: 1, name: /games and lottery$/ });
    await waitFor(() => expect(callsOf(context, '/wps/v2/wallets/balance')).toBeGreaterThan(before));
  },
};

/** Tried by a visitor: it says that this is play money, and leads to an account and back to the game. */
export const TriedByVisitor: PageStory = {
  name: 'Tried by a visitor',
  parameters: { proves: ['D21'] },
  render: pageAt(`${GAME}&mode=demo`),
  play: async ({ canvas }) => {
    await canvas.findByTitle('Dragon Gate');
    await expect(canvas.getByText('Play money')).toBeVisible();
    const way = canvas.getByRole('link', { name: 'Open an account' });
    const { pathname, searchParams } = new URL(way.getAttribute('href') ?? '', window.location.origin);
    await expect([pathname, searchParams.get('return')]).toEqual(['/register', GAME]);
  },
};

/** Tried by a member, who goes on to the same game with real money. */
export const TriedByMember: PageStory = {
  name: 'Tried by a member',
  parameters: { proves: ['D21'], world: { as: 'player' } },
  render: pageAt(`${GAME}&mode=demo`),
  play: async ({ canvas, ...context }) => {
    await canvas.findByTitle('Dragon Gate');
    await userEvent.click(canvas.getByRole('link', { name: 'Play for real' }));
    await waitFor(() => expect(canvas.queryByText('Play money')).toBeNull());
    await canvas.findByTitle('Dragon Gate');
    await expect(callsOf(context, '/wps/relay/GCS_gameLaunchFB')).toBe(2);
  },
};

/** Failed: what the gateway said, and another try. */
export const Failed: PageStory = {
  parameters: {
    world: {
      as: 'player',
      rows: { games: [{ vassalage: 'BAIZE', gameCode: 'dragon-gate', status: 'maintenance' }] },
    },
  },
  play: async ({ canvas, ...context }) => {
    const failure = await canvas.findByText('The game could not be opened');
    await expect(failure).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(callsOf(context, '/wps/relay/GCS_gameLaunchFB')).toBe(2));
    await canvas.findByText('The game could not be opened');
  },
};

/** An address that names no game. */
export const NoGame: PageStory = {
  name: 'No such game',
  parameters: { proves: ['REQ-021'] },
  render: pageAt('/seamless'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};
