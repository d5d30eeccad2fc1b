import { examples, failed } from '@baize/gateway-sdk/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAnswering } from '../../../testing/pageAnswering.tsx';
import { pageAt, scrollsSideways, type PageMeta, type PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

const path = '/member/securityCenter';
const page = (stubs: Parameters<typeof pageAnswering>[1]) => pageAnswering(path, { ...examples, ...stubs });

const meta = {
  title: 'Security centre',
  render: pageAt(path),
  parameters: { layout: 'fullscreen', world: { as: 'player' } },
} satisfies PageMeta;
export default meta;

/** Each check is done or has its button; below are the devices and the logins. */
export const Checks: PageStory = {
  play: async ({ canvas, ...context }) => {
    const checks = within(await canvas.findByRole('region', { name: 'Protect your account' }));
    await untilVisible(checks.getByText('Login password'));
    await expect(checks.getAllByRole('listitem')).toHaveLength(5);
    await untilVisible(await canvas.findByText('This device'));
    await expect(scrollsSideways(context)).toBe(0);
  },
};

/** On a phone. */
export const OnAPhone: PageStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, ...context }) => {
    await untilVisible(await canvas.findByText('This device'));
    await expect(scrollsSideways(context)).toBe(0);
  },
};

/** An authenticator app: the password, then the QR code with the key, and a first code. */
export const App: PageStory = {
  name: 'Authenticator app',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Turn on an authenticator app' }));
    await userEvent.type(dialog.getByLabelText(/^Your login password/), 'Player2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('img', { name: 'Code for the authenticator app' });
    const app = within(canvas.getByRole('dialog', { name: 'Turn on an authenticator app' }));
    await userEvent.type(app.getByLabelText(/^Code that the app shows/), '000000');
    await userEvent.click(app.getByRole('button', { name: 'Turn on' }));
    await untilVisible(await app.findByText('The code is not correct.'));
  },
};

/** Recovery codes, shown once. */
export const Codes: PageStory = {
  name: 'Recovery codes',
  render: page({
    getSecurity: { ...examples.getSecurity, hasAuthenticator: true, recoveryCodes: 1, proof: 'secondFactor' },
    renewRecoveryCodes: { recoveryCodes: Array.from({ length: 10 }, (_, n) => `1234 5678 900${n}`) },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New recovery codes' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'New recovery codes' }));
    await userEvent.type(dialog.getByLabelText(/^Code from the authenticator app/), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Get new codes' }));
    await untilVisible(await canvas.findByText('1234 5678 9009'));
  },
};

/** Another number: codes to both, and the password. */
export const AnotherNumber: PageStory = {
  name: 'Another number',
  play: async ({ canvas }) => {
    const checks = within(await canvas.findByRole('region', { name: 'Protect your account' }));
    const row = checks.getByText('Mobile number').closest('li') as HTMLElement;
    await userEvent.click(within(row).getByRole('button', { name: 'Change' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Change mobile number' }));
    const [, current] = dialog.getAllByRole('button', { name: 'Get code' });
    await userEvent.click(current as HTMLElement);
    await untilVisible(await dialog.findByText('We sent you a code. It is valid for 5 minutes.'));
  },
};

/** Several devices, one with an open game. */
export const Devices: PageStory = {
  render: page({
    getSessions: {
      sessions: examples.getSessions.sessions.flatMap((session) => [
        session,
        { ...session, id: 's2', isThis: false, device: 'Firefox · Android', game: 'Dragon Gate' },
        { ...session, id: 's3', isThis: false, device: '', address: '' },
      ]),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out all other devices' }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Log out all other devices' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(canvas.getByText('Logged out.')).toBeVisible());
  },
};

/** Passkeys: one that was used, one that was not, and a long name. */
export const Passkeys: PageStory = {
  render: page({
    getPasskeys: {
      passkeys: examples.getPasskeys.passkeys.flatMap((passkey) => {
        const { lastUsedAt: _, ...unused } = passkey;
        const long = 'The security key that hangs on the ring with all my other keys'.slice(0, 64);
        return [passkey, { ...unused, id: 'p2', name: 'Laptop' }, { ...passkey, id: 'p3', name: long }];
      }),
    },
  }),
  play: async ({ canvas, ...context }) => {
    const part = within(await canvas.findByRole('region', { name: 'Passkeys' }));
    await untilVisible(await part.findByText('Not used yet'));
    await expect(part.getAllByRole('listitem')).toHaveLength(3);
    await untilVisible(part.getByRole('button', { name: 'Add a passkey' }));
    await userEvent.click(part.getByRole('button', { name: 'Remove Laptop' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Remove a passkey' }));
    await untilVisible(await dialog.findByRole('button', { name: 'Confirm with a passkey' }));
    await expect(scrollsSideways(context)).toBe(0);
  },
};

/** No passkey yet. */
export const NoPasskey: PageStory = {
  name: 'No passkey',
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Passkeys' }));
    await untilVisible(await part.findByText('You have no passkey yet.'));
    await userEvent.click(part.getByRole('button', { name: 'Add a passkey' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add a passkey' }));
    await userEvent.type(dialog.getByLabelText(/^Your login password/), 'Player2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await canvas.findByLabelText(/^Name of the passkey/);
  },
};

/** Failed to load: the reason, and a retry for each part. */
export const Failed: PageStory = {
  render: page({
    getSecurity: failed(500),
    getPasskeys: failed(500),
    getSessions: failed(500),
    getLogins: failed(500),
  }),
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText('Your security settings could not be loaded'));
    await untilVisible(await canvas.findByText('Your passkeys could not be loaded'));
    await untilVisible(await canvas.findByText('Your devices could not be loaded'));
    await untilVisible(await canvas.findByText('Your logins could not be loaded'));
  },
};

/** Slow: placeholders reserve the space. */
export const Slow: PageStory = {
  render: page({ getSecurity: () => new Promise(() => {}), getSessions: () => new Promise(() => {}) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Security' });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Turn on' })).toBeNull());
  },
};

/** The link of a message takes a change back; one that is used or too old says so. */
export const Undo: PageStory = {
  name: 'Undoing a change',
  render: pageAt('/forget#undo=abc'),
  parameters: { world: {} },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the change' }));
    await untilVisible(await canvas.findByText('This link has expired or was already used.'));
  },
};
