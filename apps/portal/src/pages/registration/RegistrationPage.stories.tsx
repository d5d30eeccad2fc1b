import { expect, userEvent, waitFor, within } from 'storybook/test';
import { callsOf, pageAt } from '../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../testing/pageInWorld.tsx';
import { untilVisible } from '../../testing/untilVisible.ts';

const byName = { usernameRegistration: true, mobileRegistration: false, registrationSms: false };
const byNumber = {
  usernameRegistration: false,
  mobileRegistration: true,
  registrationSms: true,
  mobileRegistrationPassword: true,
};
const withoutCaptcha = [{ key: 'captcha' as const, enabled: false }];

const meta = {
  title: 'Open an account',
  render: pageAt('/register'),
  parameters: { layout: 'fullscreen', world: { settings: { flags: byName, rules: withoutCaptcha } } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const fillIn = async (canvas: Canvas, username: string, invitation = '') => {
  await userEvent.type(await canvas.findByLabelText(/^Username/), username);
  await userEvent.type(canvas.getByLabelText(/^Password/), 'River2026');
  await userEvent.type(canvas.getByLabelText(/^Repeat password/), 'River2026');
  if (invitation !== '') await userEvent.type(canvas.getByLabelText(/^Invitation code/), invitation);
  const terms = canvas.getByRole<HTMLInputElement>('checkbox');
  if (!terms.checked) await userEvent.click(terms);
};

/** By username: the password's requirements are ticked off while typing. */
export const ByUsername: PageStory = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'river');
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(/Use from 8 to 32 characters/);
    await userEvent.type(canvas.getByLabelText(/^Password/), '-moon-26');
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(/Use from 8 to 32 characters \(met\)/),
    );
  },
};

/** By mobile number in two steps: the code, then the details. */
export const ByNumber: PageStory = {
  parameters: { proves: ['REQ-119'], world: { settings: { flags: byNumber, rules: withoutCaptcha } } },
  play: async ({ canvas }) => {
    const country = () => canvas.getByLabelText<HTMLSelectElement>(/^Country code/);
    await waitFor(() => expect(country().tagName).toBe('SELECT'));
    await waitFor(() => expect(country()).toBeEnabled());
    await userEvent.selectOptions(country(), '86');
    await userEvent.type(canvas.getByLabelText(/^Mobile number/), '138-0013 8000');
    await userEvent.click(canvas.getByRole('button', { name: 'Get code' }));
    await expect(await canvas.findByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText(/^Verification code/), '00 00-00');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const code = canvas.getByLabelText(/^Verification code/);
    await waitFor(() => expect(code).toHaveAccessibleDescription('The verification code is not correct.'));
    await expect(code).toHaveFocus();
  },
};

/** Both methods: mobile number as the first tab, username as the second. */
export const BothWays: PageStory = {
  parameters: {
    world: {
      settings: { flags: { ...byNumber, usernameRegistration: true, registrationSms: false }, rules: withoutCaptcha },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'By username' }));
    await expect(await canvas.findByRole('tab', { name: 'By username' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** A captcha to read, or a check without a picture. */
export const WithCaptcha: PageStory = {
  parameters: { world: { settings: { flags: byName, rules: [] } } },
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByRole('button', { name: 'Check without a picture' }));
  },
};

/** Errors are shown below their fields, and counted. */
export const InvalidFields: PageStory = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Username/), 'a');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(await canvas.findByText(/fields need your attention/)).toBeInTheDocument();
    await expect(canvas.getByLabelText(/^Username/)).toHaveFocus();
  },
};

/** The username is taken: its error comes from the gateway, and the input stays. */
export const NameTaken: PageStory = {
  play: async ({ canvas }) => {
    await fillIn(canvas, 'player');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    const username = canvas.getByLabelText(/^Username/);
    await waitFor(() => expect(username).toHaveAccessibleDescription(/^This username is taken/));
    await expect(username).toHaveValue('player');
  },
};

/** An invalid invitation code is reported in a dialog; no account is opened. */
export const FalseInvitation: PageStory = {
  play: async ({ canvas, ...context }) => {
    await fillIn(canvas, 'river88', 'NOBODY1');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Invalid invitation code' }));
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await expect(callsOf(context, '/wps/member/register')).toBe(0);
  },
};

/** No registration method is enabled. */
export const Closed: PageStory = {
  parameters: { world: { settings: { flags: { ...byName, usernameRegistration: false } } } },
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText('Registration is closed'));
  },
};
