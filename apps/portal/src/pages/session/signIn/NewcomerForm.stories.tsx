import type { WorldWish } from '@baize/worlds';
import { expect, userEvent, within } from 'storybook/test';
import { chooseDemoAccount, returnedFromDemoPage } from '../../../testing/atDemoAccounts.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

const settings = {
  social: { google: { through: 'demo' as const } },
  games: { vendors: ['BAIZE'] },
} satisfies WorldWish['settings'];

const meta = {
  title: 'Account by another account',
  beforeEach: chooseDemoAccount('robin'),
  render: returnedFromDemoPage(),
  parameters: { layout: 'fullscreen', world: { settings } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const heading = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: 'Open your account' });

const agree = async (canvas: Canvas) => {
  await heading(canvas);
  const terms = canvas.getByRole<HTMLInputElement>('checkbox');
  if (!terms.checked) await userEvent.click(terms);
  await userEvent.click(canvas.getByRole('button', { name: 'Open my account' }));
};

/** A new player, greeted by the name at the provider: the terms, and one button. */
export const Newcomer: PageStory = {
  parameters: { proves: ['REQ-123', 'D14'] },
  play: async ({ canvas }) => {
    await expect(await heading(canvas)).toHaveFocus();
    await untilVisible(canvas.getByText(/^Robin Demo, you have no account here yet/));
    await untilVisible(canvas.getByRole('link', { name: /^Read the terms/ }));
  },
};

/** The provider returns no name. */
export const Nameless: PageStory = {
  render: returnedFromDemoPage({}, (world) => async (input, init) => {
    const answer = await world(input, init);
    const text = await answer.text();
    return new Response(text.replace('"name":"Robin Demo"', '"name":""'), answer);
  }),
  play: async ({ canvas }) => {
    await heading(canvas);
    await untilVisible(canvas.getByText(/^You have no account here yet/));
  },
};

/** Terms not ticked: the error is at the checkbox, and no account is opened. */
export const NotAgreed: PageStory = {
  name: 'Not agreed',
  render: returnedFromDemoPage({ termsTicked: false }),
  parameters: { proves: ['REQ-123'] },
  play: async ({ canvas }) => {
    await heading(canvas);
    const terms = canvas.getByRole('checkbox');
    await expect(terms).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Open my account' }));
    await expect(terms).toHaveAccessibleDescription('Confirm your age and agree to the terms to continue.');
    await expect(terms).toHaveFocus();
  },
};

/** Refused: the reason above the button, which can be pressed again. */
export const Refused: PageStory = {
  parameters: { world: { settings, failures: { errors: { registerSocial: { code: 'tooManyAccounts' } } } } },
  play: async ({ canvas }) => {
    await agree(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Too many accounts were opened from this connection/,
    );
    await expect(canvas.getByRole('button', { name: 'Open my account' })).toBeEnabled();
  },
};

/** The sign-in has expired and starts anew. */
export const TooLate: PageStory = {
  name: 'Too late',
  parameters: { world: { settings, failures: { errors: { registerSocial: { code: 'signInExpired' } } } } },
  play: async ({ canvas }) => {
    await agree(canvas);
    await untilVisible(await canvas.findByText('This log-in has expired. Start again.'));
    await canvas.findByRole('heading', { level: 1, name: 'Log in' });
    await expect(canvas.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '/login');
  },
};

/** Opened: home, with a welcome. */
export const Opened: PageStory = {
  parameters: { proves: ['REQ-106'] },
  play: async ({ canvas }) => {
    await agree(canvas);
    const welcome = within(await canvas.findByRole('alertdialog', { name: /^Welcome, / }));
    await userEvent.click(welcome.getByRole('button', { name: 'Start playing' }));
    await untilVisible(await canvas.findByRole('button', { name: /^Account: / }));
  },
};
