import { sessionAtom } from '@baize/features/session';
import { refused } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { arrive, field, fill, press, see, seeCountries, type } from '../../testing/player.ts';
import { renderSite } from '../../testing/renderSite.tsx';
import { gatewaySaying, startUpWith } from '../../testing/siteGateway.ts';

const BY_NAME = 'USERNAMEREG3';
const rule = (key: string, own: object = {}) => ({
  key,
  enabled: true,
  required: true,
  minLength: 0,
  maxLength: 0,
  patternId: 0,
  acceptedPattern: null,
  type: 'text',
  ...own,
});
const password = rule('password', { minLength: 8, maxLength: 20, patternId: 14 });
const optional = (key: string, own: object = {}) => rule(key, { required: false, ...own });
const session = { token: 't1', firstTimeLogin: true, passwordExpired: false };

const open = (
  path: string,
  flags: readonly string[] = [BY_NAME],
  { rules = [rule('username'), password], stubs = {} }: { rules?: readonly object[]; stubs?: Stubs } = {},
) => {
  const asked = vi.fn<(path: string) => void>();
  const answer = gatewaySaying({
    getStartUp: { ...startUpWith(...flags), register: rules as never },
    register: { session },
    ...stubs,
  });
  const fetch: typeof globalThis.fetch = (input, init) => {
    asked(new URL(input instanceof Request ? input.url : input).pathname);
    return answer(input, init);
  };
  return renderSite(path, { fetch }).then((site) => ({ ...site, asked }));
};

const terms = () => screen.findByRole<HTMLInputElement>('checkbox');

const met = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.includes('(met)'));
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const said = async (label: string) => (await field(label)).closest('div')?.parentElement?.textContent;
const tabs = async (name: string) => within(await screen.findByRole('dialog', { name })).findAllByRole('navigation');

it.each(['/register', '/reigster'])(
  'asks at %s for name and password, twice, each to be shown or hidden [REQ-121]',
  async (path) => {
    await open(path);
    expect((await field('Username')).autocomplete).toBe('username');
    const names = { Password: 'password', 'Repeat password': 'confirmPassword' };
    for (const [name, sentAs] of Object.entries(names)) {
      const secret = await field(name);
      expect([secret.name, secret.type, secret.autocomplete]).toEqual([sentAs, 'password', 'new-password']);
      await press(`Show password: ${name}`);
      expect(secret.type).toBe('text');
    }
    expect(window.location.pathname).toBe(path);
  },
);

it('is closed where neither way is on (D5)', async () => {
  await open('/register', []);
  await see('Registration is closed');
});

it('asks what the rules of the merchant ask, and nothing that they have switched off [REQ-122]', async () => {
  const on = ['payeeName', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'idNumber', 'email', 'affiliateCode'];
  const rules = [
    ...on.map((key) => optional(key)),
    optional('recommenderId', { enabled: false }),
    rule('paymentPassword'),
  ];
  await open('/register', [BY_NAME], { rules });
  await field('Payment password');
  const names = screen.getAllByRole<HTMLInputElement>('textbox').map(({ name }) => name);
  expect(names).toEqual(on);
});

it('ticks off what a password needs while it is typed', async () => {
  await open('/register');
  const secret = await field('Password');
  expect(secret.getAttribute('aria-describedby')).not.toBeNull();
  expect(met()).toEqual([false, false]);
  // The ticks are a chunk of its own.
  await vi.waitFor(() => expect(document.querySelectorAll('li > i')).toHaveLength(2));
  await type('Password', 'abcdefgh');
  expect(met()).toEqual([true, false]);
  await type('Password', 'abcdefg8');
  expect(met()).toEqual([true, true]);
});

it('asks for age and terms, which are ticked at first, link to their text, and must be ticked [REQ-123] [REQ-139]', async () => {
  const { asked } = await open('/register');
  const tick = await terms();
  expect(tick.checked).toBe(true);
  expect(screen.getByRole('checkbox', { name: /^I am at least 18 years old and agree to the terms/ })).toBe(tick);
  expect(screen.getByRole('link', { name: /^Read the terms/ }).getAttribute('href')).toBe('/helpmc?topic=terms');
  fireEvent.click(tick);
  await fill('Username', 'chloe88');
  await fill('Password', 'Chloe2026');
  await fill('Repeat password', 'Chloe2026');
  await press('Register');
  await see('Confirm your age and agree to the terms to continue.');
  expect(asked).not.toHaveBeenCalledWith('/wps/member/register');
});

it('empties its fields and forgets their errors at Reset, and leads on: to log in, home, to customer service [REQ-124]', async () => {
  await open('/register');
  await fill('Username', 'chloe88');
  await press('Register');
  await see('2 fields need your attention');
  await press('Clear');
  await waitFor(async () => expect((await field('Username')).value).toBe(''));
  expect(document.activeElement).toBe(await field('Username'));
  expect(screen.queryByText('This field cannot be empty')).toBeNull();
  expect([hrefOf('I already have an account'), hrefOf('Go to the home page')]).toEqual(['/login', '/']);
  expect(hrefOf('Customer service')).not.toBeNull();
});

it('keeps what was typed over a reload of the tab, and no secret of it', async () => {
  const { storage } = await open('/register');
  await type('Username', 'chloe88');
  await type('Password', 'Chloe2026');
  const kept = JSON.stringify(storage.session.getItem('registrationDraft'));
  expect([kept.includes('chloe88'), kept.includes('Chloe2026')]).toEqual([true, false]);
});

it('tells a false invitation in a dialog, and at its field once that is read; nobody is registered [REQ-133]', async () => {
  const rules = [rule('username'), optional('affiliateCode')];
  const { asked } = await open('/register', [BY_NAME], {
    rules,
    stubs: { checkAffiliate: refused('invalidInvitation') },
  });
  await fill('Username', 'chloe88');
  await fill('Invitation code', 'NOBODY1');
  await press('Register');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Invalid invitation code' }));
  fireEvent.click(dialog.getByRole('button', { name: 'OK' }));
  await waitFor(async () => {
    const code = await field('Invitation code');
    expect([code.getAttribute('aria-invalid'), code.value]).toEqual(['true', 'NOBODY1']);
  });
  expect(asked).not.toHaveBeenCalledWith('/wps/member/register');
});

it('says what is wrong under each field, the refusals of the gateway too [REQ-140]', async () => {
  const rules = [rule('username'), password, rule('email', { patternId: 3 }), rule('payeeName', { patternId: 8 })];
  await open('/register', [BY_NAME], { rules, stubs: { register: refused('usernameTaken', { field: 'username' }) } });
  await fill('E-mail', 'nowhere');
  await fill('Full name', '007');
  await fill('Password', 'Chloe2026');
  await fill('Repeat password', 'Chloe2027');
  expect(await said('E-mail')).toContain('Enter a valid e-mail address');
  expect(await said('Full name')).toContain('Use letters and spaces only');
  expect(await said('Repeat password')).toContain('The two entries do not match');
  await fill('E-mail', 'c@d.example');
  await fill('Full name', 'Chloe Li');
  await fill('Repeat password', 'Chloe2026');
  await press('Register');
  await see('This field cannot be empty');
  await fill('Username', 'chloe88');
  await press('Register');
  await see('This username is taken. Choose another one.');
  expect((await field('Username')).getAttribute('aria-invalid')).toBe('true');
  expect([(await field('Username')).value, (await field('E-mail')).value]).toEqual(['chloe88', 'c@d.example']);
});

it('opens the account, logs in and leads home, or to where the visitor meant to go [REQ-137]', async () => {
  const { store } = await open('/register?return=%2Fmember');
  await fill('Username', 'chloe88');
  await fill('Password', 'Chloe2026');
  await fill('Repeat password', 'Chloe2026');
  await press('Register');
  await arrive('/member');
  expect(store.get(sessionAtom)).toMatchObject({ state: 'loggedIn' });
});

it('proves a number by a code before it asks for the rest, and comes back to both as they were [REQ-119]', async () => {
  const rules = [password, rule('mobileNum', { minLength: 5, maxLength: 15, patternId: 6 })];
  const { asked } = await open('/register', ['MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'], { rules });
  await seeCountries();
  await type('Mobile number', '138-0013 8000');
  await press('Get code');
  expect(await screen.findByRole('button', { name: /^Resend in \d+ s$/ })).toBeDefined();
  await type('Verification code', '12 34-56');
  await press('Next');
  await fill('Password', 'Chloe2026');
  expect(asked).toHaveBeenCalledWith('/wps/verification/sms/validate');
  await press('Back to the number');
  expect((await field('Mobile number')).value).toBe('138-0013 8000');
  await press('Next');
  expect((await field('Password')).value).toBe('Chloe2026');
});

it('leaves the terms as they were left when it comes back to the rest, and keeps no consent over a reload', async () => {
  const rules = [password, rule('mobileNum')];
  const { storage } = await open('/register', ['MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'], { rules });
  await seeCountries();
  await type('Mobile number', '13800138000');
  await type('Verification code', '123456');
  await press('Next');
  for (const isTicked of [false, true]) {
    fireEvent.click(await terms());
    await press('Back to the number');
    await press('Next');
    expect((await terms()).checked).toBe(isTicked);
  }
  expect(storage.session.getItem('registrationDraft')).not.toContain('terms');
});

it('goes from the log-in’s popup to the registration’s and back by a row of tabs [REQ-096]', async () => {
  await open('/');
  const [link] = await screen.findAllByRole('link', { name: 'Log in' });
  fireEvent.click(link as HTMLElement);
  const current = async (name: string) => (await tabs(name))[0]?.querySelector('[aria-current]')?.textContent;
  expect(await current('Log in')).toBe('Log in');
  fireEvent.click(within((await tabs('Log in'))[0] as HTMLElement).getByRole('link', { name: 'Register' }));
  await arrive('/register');
  expect(await current('Register')).toBe('Register');
});
