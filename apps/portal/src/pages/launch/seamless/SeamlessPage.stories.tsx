import { expect, userEvent, waitFor, within } from 'storybook/test';
import { callsOf, pageAt } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';
import { vendorOf } from '../../../testing/vendorOf.ts';
import { untilVisible } from '../../../testing/untilVisible.ts';

const GAME = '/seamless?vassalage=BAIZE&gameCode=dragon-gate&gameType=RNG';

const meta = {
  title: 'Game',
  render: pageAt(GAME),
  // The frame's content belongs to another site and does not load in tests.
  parameters: {
    layout: 'fullscreen',
    world: { settings: { currency: 'CNY', games: { vendors: ['BAIZE'] } } },
    a11y: { options: { iframes: false } },
  },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

/** Waits for the game's frame and the first balance: a call in flight would not be sent twice. */
const gameOf = async (canvas: Canvas): Promise<HTMLIFrameElement> => {
  const frame = await canvas.findByTitle<HTMLIFrameElement>('Dragon Gate');
  await waitFor(() => expect(canvas.getByLabelText('Balance')).toHaveTextContent(/\d/));
  return frame;
};

/** Posts a message from the vendor's frame to the page around it. */
const say = (frame: HTMLIFrameElement, type: string): void => {
  const { origin } = new URL(frame.src);
  window.dispatchEvent(new MessageEvent('message', { data: { type }, origin, source: frame.contentWindow }));
};

/** Returns the line of the running game. */
const lineIn = async (canvas: Canvas, label = 'This game'): Promise<HTMLElement> => {
  const line = (await canvas.findByText(label)).closest('[data-play]');
  if (!(line instanceof HTMLElement)) throw new Error(`“${label}” stands in no line of a play`);
  return line;
};

/** Returns the line's text beside its time, without white space and direction marks. */
const written = (session: HTMLElement): string =>
  (session.querySelector('[data-direction]')?.textContent ?? '').replaceAll(/[\s\u200B\u200E\u200F]/gu, '');

/** Expects one bar of at most 48 px with all its parts in sight and tools of the minimum size (WCAG 2.5.8). */
const expectOneBar = async (canvasElement: HTMLElement): Promise<void> => {
  const bar = canvasElement.querySelector('[data-stage] > header');
  if (!(bar instanceof HTMLElement)) throw new Error('the stage has a bar');
  const box = bar.getBoundingClientRect();
  await expect(box.height).toBeLessThanOrEqual(48);
  const tools = within(bar).getAllByRole('button');
  await expect(tools.length).toBeGreaterThanOrEqual(2);
  for (const part of [...tools, ...bar.querySelectorAll('[data-play] bdi, time, a')]) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    await expect([left >= box.left - 1, right <= box.right + 1]).toEqual([true, true]);
    await expect([top >= box.top - 1, bottom <= box.bottom + 1]).toEqual([true, true]);
  }
  for (const { clientWidth, clientHeight } of tools)
    await expect(Math.min(clientWidth, clientHeight)).toBeGreaterThanOrEqual(24);
};

/** On a phone too, a deposit is two presses away, over the game, which goes on. */
export const DepositOnAPhone: PageStory = {
  name: 'Deposit on a phone',
  globals: { viewport: { value: 'w360' } },
  parameters: { world: { as: 'player', settings: { currency: 'CNY', games: { vendors: ['BAIZE'] } } } },
  play: async ({ canvas, canvasElement }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Dragon Gate');
    const link = await canvas.findByRole('link', { name: 'Deposit' });
    await waitFor(() => expect(link).toBeVisible());
    await expect(link.clientWidth).toBeGreaterThanOrEqual(43);
    await expect(canvas.getByRole('link', { name: 'Limits' }).clientWidth).toBeGreaterThanOrEqual(24);
    await expectOneBar(canvasElement);
    await userEvent.click(link);
    const centre = within(await canvas.findByRole('dialog', { name: 'My account' }));
    await userEvent.click((await centre.findAllByRole('radio'))[0] as Element);
    await userEvent.click(centre.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(frame.isConnected).toBe(true);
  },
};

/** A visitor logs in first, and returns to the game. */
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

/** A trial account gets the real-account screen. */
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
  parameters: { world: { as: 'player', failures: { latency: 20_000 } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Game' });
    await expect(canvas.queryByTitle('Dragon Gate')).toBeNull();
  },
};

/** In its frame: a request of the game refetches the balance. */
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

/** In play before the first bet: the time, and a net of zero. */
export const NoBetYet: PageStory = {
  name: 'In play: no bet yet',
  parameters: { world: { as: 'player' } },
  play: async ({ canvas }) => {
    await gameOf(canvas);
    const session = await lineIn(canvas);
    await expect(within(session).getByRole('timer', { name: 'Time played' })).toHaveTextContent(/^0\d:\d\d$/u);
    await waitFor(() => expect(written(session)).toMatch(/^\D*0\D+00\D*even$/u));
  },
};

/**
 * In play, ahead: the net is refetched when the game requests the balance, and shows the newest state of the ledger.
 */
export const Ahead: PageStory = {
  name: 'In play: ahead',
  parameters: { proves: ['D36'], world: { as: 'player' } },
  play: async ({ canvas }) => {
    const frame = await gameOf(canvas);
    const vendor = await vendorOf(frame);
    const session = await lineIn(canvas);
    await vendor.bet('2000');
    say(frame, 'baize:balance');
    await waitFor(() => expect(written(session)).toMatch(/^−.*20\D00.*behind$/u));
    await vendor.pay('5000');
    say(frame, 'baize:balance');
    await waitFor(() => expect(written(session)).toMatch(/^\+.*30\D00.*ahead$/u));
  },
};

/** In play, behind: the net is negative. */
export const Behind: PageStory = {
  name: 'In play: behind',
  parameters: { world: { as: 'player' } },
  play: async ({ canvas }) => {
    const frame = await gameOf(canvas);
    const vendor = await vendorOf(frame);
    await vendor.bet('1250');
    say(frame, 'baize:balance');
    const session = await lineIn(canvas);
    await waitFor(() => expect(written(session)).toMatch(/^−.*12\D50.*behind$/u));
  },
};

/** The largest balance on a phone: the bar stays at 48 px, with all its parts in sight. */
export const VeryLargeAmount: PageStory = {
  name: 'In play: a very large amount',
  globals: { viewport: { value: 'w360' } },
  parameters: { world: { as: 'player', rows: { members: [{ account: 'player', balance: '900000000000000000' }] } } },
  play: async ({ canvas, canvasElement }) => {
    const frame = await gameOf(canvas);
    const vendor = await vendorOf(frame);
    await vendor.bet('899999999999999999');
    say(frame, 'baize:balance');
    const session = await lineIn(canvas);
    await waitFor(() => expect(written(session)).toMatch(/999\D999\D99.*behind$/u));
    await expectOneBar(canvasElement);
  },
};

/** Arabic on a phone: the bar is mirrored, and the minus precedes its figure. */
export const InArabic: PageStory = {
  name: 'In play: in Arabic',
  globals: { language: 'AR', viewport: { value: 'w360' } },
  parameters: { world: { from: 'oasis', as: 'player', settings: { currency: 'SAR' } } },
  play: async ({ canvas, canvasElement }) => {
    const frame = await waitFor(() => {
      const found = canvasElement.querySelector('iframe');
      if (found === null) throw new Error('the game is not there yet');
      return found;
    });
    const vendor = await vendorOf(frame);
    await vendor.bet('123450');
    say(frame, 'baize:balance');
    const session = await lineIn(canvas, 'هذه اللعبة');
    await waitFor(() => expect(written(session)).toMatch(/^−.*1,234\.50.*خسارة$/u));
    await expectOneBar(canvasElement);
  },
};

/** A net that fails to load is left out; the time goes on. */
export const NetUnknown: PageStory = {
  name: 'In play: the net is not told',
  parameters: { world: { as: 'player', failures: { errors: { getPlaySession: { status: 500 } } } } },
  play: async ({ canvas, ...context }) => {
    await gameOf(canvas);
    const session = await lineIn(canvas);
    await waitFor(() => expect(callsOf(context, '/wps/game/session')).toBeGreaterThan(0));
    await expect(within(session).getByRole('timer')).toHaveTextContent(/^0\d:\d\d$/u);
    await expect(session.querySelector('bdi')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Closed by the game: home is shown, and the balance is refetched. */
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

/** A visitor's trial: "Play money", and a link that opens an account and returns to the game. */
export const TriedByVisitor: PageStory = {
  name: 'Tried by a visitor',
  parameters: { proves: ['D21'] },
  render: pageAt(`${GAME}&mode=demo`),
  play: async ({ canvas }) => {
    await canvas.findByTitle('Dragon Gate');
    await untilVisible(canvas.getByText('Play money'));
    await untilVisible(await canvas.findByRole('timer', { name: 'Time played' }));
    const way = canvas.getByRole('link', { name: 'Open an account' });
    const { pathname, searchParams } = new URL(way.getAttribute('href') ?? '', window.location.origin);
    await expect([pathname, searchParams.get('return')]).toEqual(['/register', GAME]);
  },
};

/** A trial on a phone with the longest texts: the link to an account has room, and all tools are in sight. */
export const TriedOnAPhone: PageStory = {
  name: 'Tried on a phone',
  globals: { language: 'ES', viewport: { value: 'w360' } },
  parameters: { world: { from: 'ember' } },
  render: pageAt(`${GAME}&mode=demo`),
  play: async ({ canvas, canvasElement }) => {
    await untilVisible(await canvas.findByText('Saldo de prueba'));
    await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBeNull());
    await expectOneBar(canvasElement);
  },
};

/** A member's trial on a phone, whose link to real money has the longest label. */
export const TriedOnAPhoneByMember: PageStory = {
  ...TriedOnAPhone,
  name: 'Tried on a phone by a member',
  parameters: { world: { from: 'ember', as: 'player' } },
};

/** A member's trial, with a link to the same game for real money. */
export const TriedByMember: PageStory = {
  name: 'Tried by a member',
  parameters: { proves: ['D21'], world: { as: 'player' } },
  render: pageAt(`${GAME}&mode=demo`),
  play: async ({ canvas, ...context }) => {
    await canvas.findByTitle('Dragon Gate');
    await userEvent.click(canvas.getByRole('link', { name: 'Play with real money' }));
    await waitFor(() => expect(canvas.queryByText('Play money')).toBeNull());
    await canvas.findByTitle('Dragon Gate');
    await expect(callsOf(context, '/wps/relay/GCS_gameLaunchFB')).toBe(2);
  },
};

/** Failed to launch: the reason, and a retry. */
export const Failed: PageStory = {
  parameters: {
    world: {
      as: 'player',
      rows: { games: [{ vassalage: 'BAIZE', gameCode: 'dragon-gate', status: 'maintenance' }] },
    },
  },
  play: async ({ canvas, ...context }) => {
    const failure = await canvas.findByText('The game could not be opened');
    await untilVisible(failure);
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(callsOf(context, '/wps/relay/GCS_gameLaunchFB')).toBe(2));
    await canvas.findByText('The game could not be opened');
  },
};
