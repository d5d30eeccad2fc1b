import { examples, refused, type Stubs } from '@baize/gateway-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fill, press, see } from '../../../testing/player.ts';
import { renderSite } from '../../../testing/renderSite.tsx';
import { gatewaySaying } from '../../../testing/siteGateway.ts';

const open = (stubs: Stubs = {}, path = '/member/securityCenter') =>
  renderSite(path, { token: 't1', fetch: gatewaySaying(stubs) });
const security = examples.getSecurity;
const checks = async () =>
  within(await screen.findByRole('region', { name: 'Protect your account' }, { timeout: 10_000 }));

it('each check is done or has its button, and there is no score', async () => {
  const { mobile: _, ...withoutMobile } = security;
  await open({ getSecurity: { ...withoutMobile, hasPaymentPassword: false } });
  const items = within((await checks()).getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => /Done|Not set/u.exec(item.textContent)?.[0])).toEqual([
    'Done',
    'Not set',
    'Not set',
    'Done',
    'Not set',
  ]);
  expect(items.every((item) => within(item).queryAllByRole('button').length > 0)).toBe(true);
  expect((await checks()).getByRole('button', { name: 'Change', description: 'E-mail address' })).toBeTruthy();
});

it('a member without a password is told how to get one, and nothing that needs it can be pressed', async () => {
  const { proof: _, ...unproven } = security;
  await open({ getSecurity: { ...unproven, hasPassword: false, hasPaymentPassword: false } });
  await see(/You log in through another service/u);
  const names = (await checks()).getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Set by a code']);
});

it('another e-mail address asks for a code to the new one, one to the old one, and the secret', async () => {
  const bodies: unknown[] = [];
  await open({
    sendContactCode: ({ body }: { readonly body: unknown }) => {
      bodies.push(body);
      return examples.sendContactCode;
    },
    bindContact: refused('wrongCurrentCode'),
  });
  const items = within((await checks()).getByRole('list')).getAllByRole('listitem');
  fireEvent.click(within(items[3] as HTMLElement).getByRole('button', { name: 'Change' }));
  await fill('New e-mail address', 'new@example.com');
  const dialog = within(screen.getByRole('dialog'));
  for (const button of dialog.getAllByRole('button', { name: 'Get code' })) fireEvent.click(button);
  await waitFor(() => expect(bodies).toHaveLength(2));
  await fill('Code sent to the new address', '123456');
  await fill('Code sent to .*p', '654321');
  await fill('Your login password', 'Player2026');
  await press('Save');
  await see('The code is not correct or has expired. Get a new one.');
  expect(bodies).toEqual([
    { channel: 'email', to: { channel: 'email', email: 'new@example.com' } },
    { channel: 'email' },
  ]);
  expect(document.activeElement?.getAttribute('name')).toBe('currentCode');
});

it('a second factor stands in for the code to a lost number', async () => {
  await open({ getSecurity: { ...security, hasAuthenticator: true, proof: 'secondFactor' } });
  const items = within((await checks()).getByRole('list')).getAllByRole('listitem');
  fireEvent.click(within(items[2] as HTMLElement).getByRole('button', { name: 'Change' }));
  await screen.findByLabelText(/^Code sent to the new number/u);
  expect(screen.queryByLabelText(/^Code sent to .*\+86/u)).toBeNull();
  expect(screen.getByText('No phone at hand? Enter a recovery code.')).toBeTruthy();
});

it('recovery codes are shown once, and can be saved as a file', async () => {
  const saved = vi.fn<(file: Blob) => string>(() => 'blob:codes');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
  const codes = Array.from({ length: 10 }, (_, n) => `1234 5678 900${n}`);
  await open({ confirmAuthenticator: { recoveryCodes: codes } });
  await press('Turn on');
  await fill('Your login password', 'Player2026');
  await press('Continue');
  expect(await screen.findByRole('img', { name: 'Code for the authenticator app' })).toBeTruthy();
  await fill('Code that the app shows', '123456');
  fireEvent.click(screen.getAllByRole('button', { name: 'Turn on' }).at(-1) as Element);
  await see('1234 5678 9009');
  await press('Download');
  expect(await saved.mock.calls[0]?.[0].text()).toBe(`${codes.join('\n')}\n`);
  await press('I have saved them');
  expect(screen.queryByText('1234 5678 9009')).toBeNull();
});

it('this device has no button to log it out, and all others end after a question', async () => {
  const [own] = examples.getSessions.sessions;
  if (own === undefined) throw new Error('the example has a session');
  const asked: string[] = [];
  const game = { ...own, id: 's2', isThis: false, device: '', game: 'Dragon Gate' };
  await open({
    getSessions: { sessions: [own, game] },
    endOtherSessions: () => {
      asked.push('others');
      return null;
    },
  });
  const devices = within(await screen.findByRole('region', { name: 'Logged-in devices' }));
  const [first, second] = await devices.findAllByRole('listitem');
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
  expect(second?.textContent).toMatch(/Unknown device.*Open game: .*Dragon Gate/u);
  await press('Log out all other devices');
  expect(asked).toEqual([]);
  await press('Log out');
  await see('Logged out.');
  expect(asked).toEqual(['others']);
});

it('the link of a message undoes a change once it is confirmed, and leaves no token in the address', async () => {
  const tokens: unknown[] = [];
  const stubs: Stubs = {
    undoChange: ({ body }: { readonly body: unknown }) => {
      tokens.push(body);
      return examples.undoChange;
    },
  };
  await renderSite('/forget#undo=abc-_1', { fetch: gatewaySaying(stubs) });
  await see(/takes back the change/u);
  expect(window.location.hash).toBe('');
  expect(tokens).toEqual([]);
  await press('Undo the change');
  await see(/has been taken back/u);
  expect(tokens).toEqual([{ token: 'abc-_1' }]);
});

it('without WebAuthn in the browser no passkey can be added or confirm, but it can be removed', async () => {
  await open();
  const part = within(await screen.findByRole('region', { name: 'Passkeys' }));
  await part.findByText('My phone');
  expect(part.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  await press('Remove My phone');
  await screen.findByLabelText(/^Your login password/u);
  expect(screen.queryByRole('button', { name: 'Confirm with a passkey' })).toBeNull();
});

it('a passkey is renamed under the name that it had', async () => {
  const bodies: unknown[] = [];
  await open({
    renamePasskey: ({ body }: { readonly body: unknown }) => {
      bodies.push(body);
      return null;
    },
  });
  await press('Rename My phone');
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name of the passkey/u);
  expect(name.value).toBe('My phone');
  await fill('Name of the passkey', 'Old phone');
  await press('Save');
  await see('The name has been saved.');
  expect(bodies).toEqual([{ id: 'p1', name: 'Old phone' }]);
});
