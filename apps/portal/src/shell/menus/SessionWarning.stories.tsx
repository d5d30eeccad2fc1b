import type { WorldWish } from '@baize/worlds';
import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { advanceWorldClock } from '../../testing/advanceWorldClock.ts';
import { callsOf, loadedOf, pageAt } from '../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../testing/pageInWorld.tsx';
import { untilVisible } from '../../testing/untilVisible.ts';

const TERM = '/wps/session/term';
const STAY = 'Stay logged in';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const settings = { games: { vendors: ['BAIZE'] } } satisfies WorldWish['settings'];

type Loaded = Pick<StoryContext, 'loaded'>;

const extend = ({ world: { token = '', fetch: call } }: ReturnType<typeof loadedOf>) =>
  call(TERM, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });

/** A story's `beforeEach`: advances the clock by each span, and extends the session between them. */
const after =
  (...spans: readonly number[]) =>
  async (context: Loaded) => {
    for (const [place, span] of spans.entries()) {
      if (place > 0) await extend(loadedOf(context));
      await advanceWorldClock(context, span);
    }
  };

const meta = {
  title: 'Session ends soon',
  render: pageAt('/favorite'),
  parameters: { layout: 'fullscreen', world: { as: 'player', settings } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const account = (canvas: Canvas) => canvas.findByRole('button', { name: /^Account: player/ });

const warning = async (canvas: Canvas) => {
  await account(canvas);
  // The warning opens only for a player who is there.
  await userEvent.keyboard('{Shift}');
  const dialog = within(await canvas.findByRole('alertdialog', { name: 'Are you still there?' }));
  await waitFor(() => expect(dialog.getByText(/You will be logged out in \u2068[0-4]:\d\d\u2069/u)).toBeVisible());
  return dialog;
};

const gone = (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());

/** Four minutes before the end: a countdown, and one press to stay. */
export const CanStay: PageStory = {
  name: 'Can be put off',
  beforeEach: after(8 * HOUR - 4 * MINUTE),
  parameters: { proves: ['REQ-091'] },
  play: async ({ canvas }) => {
    const dialog = await warning(canvas);
    const text = () => dialog.getByText(/^You will be logged out in/).textContent;
    const before = text();
    await waitFor(() => expect(text()).not.toBe(before));
    await untilVisible(dialog.getByRole('button', { name: STAY }));
    await untilVisible(dialog.getByRole('button', { name: 'Not now' }));
  },
};

/** One press extends the session by hours. */
export const Stayed: PageStory = {
  beforeEach: after(8 * HOUR - 4 * MINUTE),
  parameters: { proves: ['REQ-091'] },
  play: async ({ canvas, ...context }) => {
    const dialog = await warning(canvas);
    const before = callsOf(context, TERM);
    await userEvent.click(dialog.getByRole('button', { name: STAY }));
    await gone(canvas);
    await expect(callsOf(context, TERM)).toBe(before + 1);
    await untilVisible(await account(canvas));
  },
};

/** Dismissed: the warning does not open again. */
export const NotNow: PageStory = {
  name: 'Not now',
  beforeEach: after(8 * HOUR - 4 * MINUTE),
  play: async ({ canvas, ...context }) => {
    const dialog = await warning(canvas);
    const before = callsOf(context, TERM);
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await gone(canvas);
    await expect(callsOf(context, TERM)).toBe(before);
  },
};

/** While the call is pending, the button is busy. */
export const Staying: PageStory = {
  beforeEach: after(8 * HOUR - 4 * MINUTE),
  render: (args, context) => {
    const { world, site } = loadedOf(context);
    const unanswered: typeof fetch = (input, init) => {
      const request = new Request(input, init);
      const isWish = request.method === 'POST' && new URL(request.url).pathname === TERM;
      return isWish ? new Promise(() => {}) : world.fetch(request);
    };
    return pageAt('/favorite')(args, { loaded: { world: { ...world, fetch: unanswered }, site } });
  },
  play: async ({ canvas }) => {
    const dialog = await warning(canvas);
    const stay = dialog.getByRole('button', { name: STAY });
    await userEvent.click(stay);
    await waitFor(() => expect(stay).toHaveAttribute('aria-busy', 'true'));
    await expect(stay).toHaveFocus();
  },
};

/** The session could not be extended: the reason, and a retry. */
export const Failed: PageStory = {
  beforeEach: after(8 * HOUR - 4 * MINUTE),
  parameters: { world: { as: 'player', settings, failures: { errors: { extendSession: { status: 500 } } } } },
  play: async ({ canvas }) => {
    const dialog = await warning(canvas);
    await userEvent.click(dialog.getByRole('button', { name: STAY }));
    await waitFor(() =>
      expect(dialog.getByText(/You will be logged out in .*\. System error\. Reference: /u)).toBeVisible(),
    );
    await expect(dialog.getByRole('button', { name: STAY })).toBeEnabled();
  },
};

/** After 24 hours the session cannot be extended: the dialog only warns. */
export const CannotStay: PageStory = {
  name: 'Cannot be put off',
  beforeEach: after(7 * HOUR, 7 * HOUR, 7 * HOUR, 3 * HOUR - 4 * MINUTE),
  play: async ({ canvas }) => {
    const dialog = await warning(canvas);
    await expect(dialog.queryByRole('button', { name: STAY })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await gone(canvas);
  },
};

/** Pressed too late: the login opens over the page, with the reason. */
export const Ended: PageStory = {
  beforeEach: after(8 * HOUR - 4 * MINUTE),
  parameters: { proves: ['REQ-091'] },
  play: async ({ canvas, ...context }) => {
    const dialog = await warning(canvas);
    await advanceWorldClock(context, 5 * MINUTE);
    await userEvent.click(dialog.getByRole('button', { name: STAY }));
    const logIn = within(await canvas.findByRole('dialog', { name: 'Log in' }));
    await waitFor(() => expect(logIn.getByText('You are not logged in. Log in to continue.')).toBeVisible());
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, hidden: true, name: 'Favourites' })).toBeInTheDocument();
  },
};
