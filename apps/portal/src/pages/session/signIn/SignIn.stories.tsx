import { expect, userEvent, waitFor } from 'storybook/test';
import { callsOf, pageAt } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

const social = { google: { through: 'demo' as const }, facebook: { through: 'demo' as const } };

const meta = {
  title: 'Sign in with another account',
  parameters: { layout: 'fullscreen', world: { settings: { games: { vendors: ['BAIZE'] } } } },
} satisfies PageMeta;
export default meta;

/** The buttons of the login, one per provider that the merchant has. */
export const Buttons: PageStory = {
  render: pageAt('/login'),
  parameters: { proves: ['REQ-095'], world: { settings: { social } } },
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByRole('button', { name: 'Continue with Google' }));
    await untilVisible(canvas.getByRole('button', { name: 'Continue with Facebook' }));
  },
};

/** The buttons of the registration, with one provider only. */
export const ButtonsOfRegistration: PageStory = {
  name: 'One button, of the registration',
  render: pageAt('/register'),
  parameters: { proves: ['REQ-124'], world: { settings: { social: { google: social.google } } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Continue with Google' });
    await expect(canvas.queryByRole('button', { name: 'Continue with Facebook' })).toBeNull();
  },
};

/** No buttons for a merchant without providers. */
export const NoButtons: PageStory = {
  name: 'No buttons',
  render: pageAt('/login'),
  parameters: { proves: ['REQ-095'], world: { settings: { social: {} } } },
  play: async ({ canvas, ...context }) => {
    await canvas.findByLabelText(/^Username/);
    await waitFor(() => expect(callsOf(context, '/wps/system/permission')).toBeGreaterThan(0));
    await expect(canvas.queryByRole('button', { name: /^Continue with/ })).toBeNull();
  },
};

/** Back from a provider without an account chosen there. */
export const NotFinished: PageStory = {
  name: 'Not finished',
  render: pageAt('/signin?error=access_denied&state=s'),
  play: async ({ canvas, ...context }) => {
    await untilVisible(await canvas.findByText('You did not finish logging in.'));
    await expect(canvas.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '/login');
    await expect(callsOf(context, '/wps/session/login/social')).toBe(0);
  },
};

/** The returned code was used before or has expired. */
export const Ended: PageStory = {
  render: pageAt('/signin?state=used&code=used'),
  play: async ({ canvas, ...context }) => {
    await untilVisible(await canvas.findByText('This log-in has expired. Start again.'));
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(callsOf(context, '/wps/session/login/social')).toBe(1);
    await userEvent.click(canvas.getByRole('link', { name: 'Back to log in' }));
    await canvas.findByLabelText(/^Username/);
  },
};
