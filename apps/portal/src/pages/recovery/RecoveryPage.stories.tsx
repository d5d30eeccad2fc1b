import { expect, userEvent, waitFor, within } from 'storybook/test';
import { callsOf, pageAt } from '../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../testing/pageInWorld.tsx';
import { untilVisible } from '../../testing/untilVisible.ts';

const both = { mobileRecovery: true, emailRecovery: true };
const SMS = '/wps/verification/sms/recovery';
const LINK = `/forget#reset=${'a'.repeat(43)}`;

const meta = {
  title: 'Reset password',
  render: pageAt('/forget'),
  parameters: { layout: 'fullscreen', world: { settings: { flags: both } } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const fillMobile = async (canvas: Canvas, mobile: string) => {
  const number = await canvas.findByLabelText(/^Mobile number/);
  await waitFor(() => expect(canvas.getByLabelText(/^Country code/)).toBeEnabled());
  await userEvent.selectOptions(canvas.getByLabelText(/^Country code/), '86');
  await userEvent.clear(number);
  await userEvent.type(number, mobile);
  return number;
};

/** Mobile number is the first tab: a valid number gets a code, and a further one only after a while. */
export const ByMobile: PageStory = {
  parameters: { proves: ['REQ-142', 'REQ-143', 'REQ-145', 'REQ-146'] },
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Reset password' });
    await expect(await canvas.findByRole('tab', { name: 'By mobile number' })).toHaveAttribute('aria-selected', 'true');
    await untilVisible(canvas.getByText(/^We will send a code/));
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await untilVisible(canvas.getByRole('link', { name: 'Customer service' }));
    const number = await fillMobile(canvas, '12x');
    await userEvent.click(canvas.getByRole('button', { name: 'Get code' }));
    await expect(number).toHaveAccessibleDescription(/Use/);
    await expect(number).toHaveFocus();
    await expect(callsOf(context, SMS)).toBe(0);
    await fillMobile(canvas, '13800138000');
    await userEvent.click(canvas.getByRole('button', { name: 'Get code' }));
    await expect(await canvas.findByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }));
    await expect(canvas.getByText('2 fields need your attention')).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText(/^Verification code/), 'none');
    await userEvent.type(canvas.getByLabelText(/^New password/), 'Another2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }));
    const code = canvas.getByLabelText(/^Verification code/);
    await waitFor(() => expect(code).toHaveAccessibleDescription('The verification code is not correct.'));
    await expect(code).toHaveFocus();
    await expect(number).toHaveValue('13800138000');
  },
};

/** By e-mail: the fields, and the notice that a link was sent. */
export const ByEmail: PageStory = {
  parameters: { proves: ['REQ-143', 'REQ-144'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'By e-mail' }));
    const username = await canvas.findByLabelText(/^Username/);
    const email = canvas.getByLabelText(/^E-mail/);
    await userEvent.type(username, 'p');
    await userEvent.type(email, 'nowhere');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }));
    await expect(canvas.getByText('2 fields need your attention')).toBeInTheDocument();
    await expect(username).toHaveFocus();
    await userEvent.type(username, 'layer');
    await userEvent.type(email, '@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }));
    const notice = within(await canvas.findByRole('alertdialog', { name: 'A reset link has been sent' }));
    await userEvent.click(notice.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(username).toHaveValue('player');
  },
};

/** Only by e-mail: no tabs. */
export const OnlyByEmail: PageStory = {
  parameters: { proves: ['REQ-071', 'REQ-143'], world: { settings: { flags: { ...both, mobileRecovery: false } } } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^E-mail/);
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByLabelText(/^Mobile number/)).toBeNull();
  },
};

/** Only by mobile: no tabs. */
export const OnlyByMobile: PageStory = {
  parameters: { proves: ['REQ-072', 'REQ-143'], world: { settings: { flags: { ...both, emailRecovery: false } } } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Mobile number/);
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByLabelText(/^E-mail/)).toBeNull();
  },
};

/** No method is offered: a reference to customer service. */
export const NotOffered: PageStory = {
  parameters: { world: { settings: { flags: { mobileRecovery: false, emailRecovery: false } } } },
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText(/^Passwords cannot be reset here/));
    await expect(canvas.queryByRole('button', { name: /password|link/ })).toBeNull();
  },
};

/** Link of an e-mail: a new password, by the merchant's rules. */
export const NewPassword: PageStory = {
  render: pageAt(LINK),
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText(/^New password/);
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    const lines = () => canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    const asked = lines();
    await expect(asked.length).toBeGreaterThan(1);
    await userEvent.type(password, 'Another2026');
    await waitFor(() => expect(lines()).toEqual(asked.map((line) => `${line} (met)`)));
    await userEvent.clear(password);
    await userEvent.type(password, 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }));
    await expect(password).toBeInvalid();
    await expect(password).toHaveFocus();
  },
};

/** A used link offers a new one. */
export const LinkExpired: PageStory = {
  render: pageAt(LINK),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^New password/), 'Another2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link has expired or was already used.');
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new link' }));
    await expect(await canvas.findByRole('tab', { name: 'By e-mail' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** The countries fail to load: the country code becomes a text field. */
export const WithoutCountries: PageStory = {
  parameters: { world: { settings: { flags: both }, failures: { errors: { getCountries: { status: 403 } } } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Country code' })).toBeVisible());
  },
};
