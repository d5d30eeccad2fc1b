import { expect, userEvent, waitFor, within } from 'storybook/test';
import { callsOf, pageAt } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

const meta = {
  title: 'Log in',
  render: pageAt('/login'),
  // A login ends at home, which gets the games of one vendor only: these stories are not about games.
  parameters: { layout: 'fullscreen', world: { settings: { games: { vendors: ['BAIZE'] } } } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const NEUTRAL = 'Account or password is incorrect.';

const logIn = async (canvas: Canvas, username: string, password: string) => {
  const name = await canvas.findByLabelText(/^Username/);
  await userEvent.clear(name);
  await userEvent.type(name, username);
  const secret = canvas.getByLabelText(/^Password/);
  await userEvent.clear(secret);
  await userEvent.type(secret, password);
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
};

/** Username, a password that can be shown, and Remember me; the first two are required. */
export const Empty: PageStory = {
  parameters: { proves: ['REQ-092', 'REQ-098'] },
  play: async ({ canvas, ...context }) => {
    const username = await canvas.findByLabelText(/^Username/);
    const password = canvas.getByLabelText(/^Password/);
    await expect(username).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password: Password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('checkbox', { name: /^Remember/ })).not.toBeChecked();
    await expect(canvas.queryByLabelText(/^Captcha/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getAllByText('This field cannot be empty')).toHaveLength(2);
    await expect(username).toHaveFocus();
    await expect(canvas.getByText('2 fields need your attention')).toBeInTheDocument();
    await expect(callsOf(context, '/wps/session/login')).toBe(0);
  },
};

/** A passkey in place of the password, where the browser has them. */
export const Passkey: PageStory = {
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByRole('button', { name: 'Log in with a passkey' }));
  },
};

/** The link to the recovery, where the merchant offers one. */
export const Forgotten: PageStory = {
  parameters: { proves: ['REQ-094'] },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Forgot your password?' });
    await expect(link).toHaveAttribute('href', '/forget');
  },
};

/** No recovery is offered. */
export const NotForgotten: PageStory = {
  name: 'No way back',
  parameters: {
    proves: ['REQ-094'],
    world: { settings: { flags: { mobileRecovery: false, emailRecovery: false, freePlay: true } } },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Explore with a trial account' });
    await expect(canvas.queryByRole('link', { name: 'Forgot your password?' })).toBeNull();
  },
};

/** Refused: one neutral sentence and a captcha, which can be refreshed once a second. */
export const Refused: PageStory = {
  parameters: { proves: ['REQ-100', 'REQ-101', 'REQ-102'] },
  play: async ({ canvas, ...context }) => {
    await logIn(canvas, 'player', 'Wrong2026');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(NEUTRAL);
    await canvas.findByLabelText(/^Captcha/);
    const another = canvas.getByRole('button', { name: 'Another picture' });
    await waitFor(() => expect(another.querySelector('img')).not.toBeNull());
    const asked = callsOf(context, '/wps/captcha');
    await userEvent.click(another);
    await userEvent.click(another);
    await expect(callsOf(context, '/wps/captcha')).toBeLessThanOrEqual(asked + 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await untilVisible(canvas.getByText('This field cannot be empty'));
    await expect(callsOf(context, '/wps/session/login')).toBe(1);
  },
};

/** Remember me stores the account name on this device, never a password. */
export const Remembered: PageStory = {
  parameters: { proves: ['REQ-090'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Remember/ }));
    await logIn(canvas, 'player', 'Wrong2026');
    await canvas.findByRole('alert');
    await expect(document.cookie).toContain('account=player');
    await expect(document.cookie).not.toContain('Wrong2026');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Remember/ }));
    await userEvent.type(await canvas.findByLabelText(/^Captcha/), 'none');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(document.cookie).not.toContain('account='));
  },
};

/** An unknown account is refused with the same text. */
export const UnknownAccount: PageStory = {
  parameters: { proves: ['REQ-100'] },
  play: async ({ canvas }) => {
    await logIn(canvas, 'nobody', 'Wrong2026');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(NEUTRAL);
  },
};

/** The captcha solved by computation instead of reading, then the login. */
export const WithoutAPicture: PageStory = {
  name: 'Captcha without a picture',
  parameters: { proves: ['D45'], world: { failures: { captchaRequired: true } } },
  play: async ({ canvas }) => {
    await logIn(canvas, 'player', 'Player2026');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Complete the verification first.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Check without a picture' }));
    await canvas.findByText('Verified');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await canvas.findByRole('button', { name: /^Account: player/ });
  },
};

/** The bot check during a login: a puzzle piece to slide; a wrong position brings another picture. */
export const BotCheck: PageStory = {
  parameters: { world: { failures: { botCheckRequired: true, botCheckGap: 150 } } },
  play: async ({ canvas }) => {
    await logIn(canvas, 'player', 'Player2026');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Quick check' }));
    await dialog.findByRole('slider', { name: 'Slide the piece into the gap' });
    await userEvent.click(await dialog.findByRole('button', { name: 'Confirm' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('That did not fit.');
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('Player2026');
  },
};

/** The bot check fails to load its picture: a retry, or the check without one. */
export const BotCheckUnavailable: PageStory = {
  name: 'Bot check, no picture',
  parameters: { world: { failures: { botCheckRequired: true, errors: { getBotCheck: { code: 'switchedOff' } } } } },
  play: async ({ canvas }) => {
    await logIn(canvas, 'player', 'Player2026');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Quick check' }));
    await dialog.findByRole('button', { name: 'Try again' });
    await dialog.findByRole('button', { name: 'Check without a picture' });
    await userEvent.click(await dialog.findByRole('button', { name: 'Close' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Complete the verification first.');
  },
};

/** A wrong captcha shows its error at the field, which gets the focus. */
export const WrongCaptcha: PageStory = {
  parameters: { world: { failures: { captchaRequired: true } } },
  play: async ({ canvas }) => {
    await logIn(canvas, 'player', 'Player2026');
    await userEvent.type(await canvas.findByLabelText(/^Captcha/), 'none');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await canvas.findByText('The captcha is not correct. Try the new one.');
    const captcha = canvas.getByLabelText(/^Captcha/);
    await expect(captcha).toHaveAccessibleDescription('The captcha is not correct. Try the new one.');
    await expect(captcha).toBeInvalid();
    await expect(captcha).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Language and theme can be changed here; the input stays. */
export const LanguageAndTheme: PageStory = {
  play: async ({ canvas }) => {
    const username = await canvas.findByLabelText(/^Username/);
    await userEvent.type(username, 'player');
    const languages = canvas.getByRole('combobox', { name: 'Language' });
    await expect(within(languages).getAllByRole('option')).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));
    await expect(username).toHaveValue('player');
  },
};

/** Locked: the reason. */
export const Locked: PageStory = {
  parameters: { world: { failures: { errors: { logIn: { code: 'locked' } } } } },
  play: async ({ canvas }) => {
    await logIn(canvas, 'player', 'Player2026');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/locked/);
  },
};

/** After the login the return address is shown, else home. */
export const GoesWhereOneWanted: PageStory = {
  name: 'Logged in, with a way back',
  parameters: { proves: ['REQ-031'] },
  render: pageAt('/login?return=%2Fpromotions'),
  play: async ({ canvas }) => {
    await logIn(canvas, ' player ', ' Player2026 ');
    await canvas.findByRole('heading', { level: 1, name: 'Promotions' });
    await untilVisible(await canvas.findByRole('button', { name: /^Account: player/ }));
  },
};

/** A return address on another site is ignored. */
export const GoesNowhereElse: PageStory = {
  name: 'A way back off the site',
  parameters: { proves: ['REQ-031'] },
  render: pageAt('/login?return=%2F%2Fevil.example'),
  play: async ({ canvas }) => {
    await logIn(canvas, 'player', 'Player2026');
    await expect(await canvas.findByRole('heading', { level: 1, name: /games and lottery$/ })).toBeInTheDocument();
    await untilVisible(await canvas.findByRole('button', { name: /^Account: player/ }));
  },
};

/** Default password: it must be changed first, without entering the current one again. */
export const DefaultPassword: PageStory = {
  parameters: { proves: ['REQ-107', 'REQ-148'] },
  play: async ({ canvas }) => {
    await logIn(canvas, 'newcomer', 'Welcome2026');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Choose a new password' }));
    await expect(dialog.queryByLabelText(/^Current password/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await expect(dialog.getAllByText('This field cannot be empty')).not.toHaveLength(0);
    await userEvent.type(dialog.getByLabelText(/^New password/), 'Another2026');
    const asked = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(asked()).toEqual(asked().map(() => expect.stringMatching(/\(met\)$/))));
    await userEvent.type(dialog.getByLabelText(/^Repeat new password/), 'Different2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(dialog.getByText('The two entries do not match')).toBeVisible());
    await userEvent.clear(dialog.getByLabelText(/^Repeat new password/));
    await userEvent.type(dialog.getByLabelText(/^Repeat new password/), 'Another2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await canvas.findByRole('button', { name: /^Account: newcomer/ });
  },
};

/** Expired password: cancelling the change ends the login. */
export const ExpiredPassword: PageStory = {
  parameters: {
    proves: ['REQ-107'],
    world: { settings: { flags: { forceExpiredPasswordChange: true } } },
  },
  play: async ({ canvas }) => {
    await logIn(canvas, 'expired', 'Expired2026');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Choose a new password' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await untilVisible(canvas.getByRole('heading', { level: 1, name: 'Log in' }));
  },
};

/** Second factor: choose a method, then answer. */
export const SecondFactor: PageStory = {
  play: async ({ canvas }) => {
    await logIn(canvas, 'guarded', 'Guarded2026');
    const dialog = within(await canvas.findByRole('dialog', { name: 'One more step' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Your full name' }));
    await userEvent.type(await dialog.findByLabelText(/^Your full name/), 'Somebody Else');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    const refusal = await dialog.findByText('The answer is not correct.');
    await waitFor(() => expect(refusal).toBeVisible());
    await userEvent.clear(dialog.getByLabelText(/^Your full name/));
    await userEvent.type(dialog.getByLabelText(/^Your full name/), 'Gus Guarded');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('button', { name: /^Account: guarded/ });
  },
};

/** Mobile number: an SMS code in place of the password. */
export const SmsCode: PageStory = {
  name: 'Code by SMS',
  parameters: { proves: ['REQ-097', 'REQ-103'], world: { settings: { flags: { smsLogin: true } } } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Username/), '13800138000');
    await canvas.findByLabelText(/^Verification code/);
    await untilVisible(canvas.getByText(/^We send a code to .*\+86 138 0013 8000/));
    await expect(canvas.queryByLabelText(/^Password/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in with your password' }));
    await untilVisible(canvas.getByLabelText(/^Password/));
    await userEvent.click(canvas.getByRole('button', { name: 'Log in with a code by text message' }));
    await canvas.findByLabelText(/^Verification code/);
    await userEvent.click(canvas.getByRole('button', { name: 'Get code' }));
    await expect(await canvas.findByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
  },
};

/** Mobile number at a merchant without SMS codes: the password. */
export const NoSmsCode: PageStory = {
  name: 'No code by SMS',
  parameters: { proves: ['REQ-097'], world: { settings: { flags: { smsLogin: false } } } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Username/), '13800138000');
    await userEvent.tab();
    await untilVisible(canvas.getByLabelText(/^Password/));
    await expect(canvas.queryByLabelText(/^Verification code/)).toBeNull();
  },
};

/** The SMS was not sent: a warning with the gateway's reason. */
export const SmsRefused: PageStory = {
  name: 'SMS not sent',
  parameters: {
    proves: ['REQ-105'],
    world: {
      settings: { flags: { smsLogin: true } },
      failures: { errors: { sendLoginSms: { code: 'tooManyRequests' } } },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Username/), '13800138000');
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: 'Get code' }));
    const name = 'Too many attempts. Wait a little, then try again.';
    const warning = within(await canvas.findByRole('alertdialog', { name }));
    await userEvent.click(warning.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

/** The code of an authenticator app in place of the password, and the button back to the password. */
export const AuthenticatorApp: PageStory = {
  name: 'Authenticator app',
  parameters: { proves: ['REQ-113'], world: { settings: { flags: { authenticatorLogin: true } } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in with an authenticator app' }));
    await userEvent.type(await canvas.findByLabelText(/^Code from your authenticator app/), '000 000');
    await expect(canvas.queryByLabelText(/^Password/)).toBeNull();
    await userEvent.type(canvas.getByLabelText(/^Username/), 'player');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await canvas.findByText('The verification code is not correct.');
    await expect(canvas.getByLabelText(/^Username/)).toHaveValue('player');
    await canvas.findByRole('button', { name: 'Log in with your password' });
  },
};

/**
 * Below the header, where the merchant enables that: the account is not remembered, and invalid input gets a warning.
 */
export const InHeader: PageStory = {
  name: 'In the header',
  parameters: { proves: ['REQ-093', 'REQ-099'] },
  render: pageAt('/', { headerLogin: true }),
  play: async ({ canvas, ...context }) => {
    const banner = within(await canvas.findByRole('banner'));
    await userEvent.click(await banner.findByRole('link', { name: 'Log in' }));
    const panel = within(await banner.findByRole('region', { name: 'Log in' }));
    await waitFor(() => expect(panel.getByLabelText(/^Username/)).toHaveFocus());
    await expect(panel.queryByRole('checkbox', { name: /^Remember/ })).toBeNull();
    await userEvent.keyboard('{Enter}');
    const warning = within(await canvas.findByRole('alertdialog', { name: 'The password is incorrect.' }));
    await userEvent.click(warning.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(panel.getByLabelText(/^Username/)).toHaveFocus());
    await expect(callsOf(context, '/wps/session/login')).toBe(0);
    await userEvent.type(panel.getByLabelText(/^Username/), 'player');
    await userEvent.type(panel.getByLabelText(/^Password/), 'Player2026');
    await userEvent.click(panel.getByRole('button', { name: 'Log in' }));
    await untilVisible(await canvas.findByRole('button', { name: /^Account: player/ }));
  },
};
