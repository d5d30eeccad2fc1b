import type { Page, Route } from '@playwright/test';
import type { WorldSettings } from '@baize/worlds';
import { expect, test } from '../journey.ts';
import { loginForm } from '../screens/login.ts';
import { anySite } from '../surroundings/surroundings.ts';
import { withoutGames } from '../surroundings/world.ts';

const PATIENCE_MILLISECONDS = 10_000;
const RETRY_SECONDS = 40;
const MOBILE = '13800138000';
const SYSTEM_ERROR = 'System error. Reference: –';

/** Network failures of a call: how to cause each, the message to the player, and the browser's log. */
const failures = {
  offline: {
    meet: (route: Route) => route.abort('internetdisconnected'),
    says: 'There is a network problem. Try again.',
    logs: ['ERR_INTERNET_DISCONNECTED'],
  },
  'a 500': {
    meet: (route: Route) => route.fulfill({ status: 500, json: {} }),
    says: SYSTEM_ERROR,
    logs: [500],
  },
  'a page in the place of an answer': {
    meet: (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    says: SYSTEM_ERROR,
    logs: [502],
  },
  'too many calls': {
    meet: (route: Route) => route.fulfill({ status: 429, headers: { 'Retry-After': String(RETRY_SECONDS) }, json: {} }),
    says: `Too many attempts. Wait ${RETRY_SECONDS} seconds, then try again.`,
    logs: [429],
    wait: RETRY_SECONDS * 1000,
  },
  'half an answer': {
    meet: (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"success": tr' }),
    says: SYSTEM_ERROR,
  },
  'no answer': {
    meet: () => undefined,
    says: 'That took too long. Try again.',
    patience: PATIENCE_MILLISECONDS,
  },
} satisfies Readonly<Record<string, Failure>>;

type Failure = {
  readonly meet: (route: Route) => unknown;
  readonly says: string;
  readonly logs?: readonly (number | string)[];
  /** Milliseconds before the page gives up on a missing response. */
  readonly patience?: number;
  /** Milliseconds before another attempt is allowed (`Retry-After`). */
  readonly wait?: number;
};

/** A form under test: its values, its submit button, and the check of its success. */
type Form = {
  readonly call: string;
  readonly path: string;
  readonly settings?: WorldSettings;
  readonly button: string;
  /** Field values by field name, as submitted. */
  readonly values: Readonly<Record<string, string>>;
  readonly before?: (page: Page) => Promise<void>;
  /** Closes an error message that covers the form. */
  readonly dismiss?: (page: Page) => Promise<void>;
  /** Milliseconds in which a second press counts as the same submit. */
  readonly pause?: number;
  readonly done: (page: Page) => Promise<void>;
};

const inHelp = (page: Page): Promise<void> => expect(page).toHaveURL(/\/helpmc$/u);
const countriesAreThere = (page: Page): Promise<void> =>
  expect(page.locator('select[name=countryDialingCode]')).toBeEnabled();
const codeIsOnItsWay = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: /^Resend in/u })).toBeVisible();
const readWarning = (page: Page): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();

const forms = {
  'a log-in': {
    call: '/wps/session/login',
    path: '/login?return=%2Fhelpmc&lang=EN',
    button: 'Log in',
    values: { username: 'player', password: 'Player2026' },
    done: inHelp,
  },
  'a registration': {
    call: '/wps/member/register',
    path: '/register?return=%2Fhelpmc&lang=EN',
    settings: {
      flags: { usernameRegistration: true, mobileRegistration: false },
      rules: [{ key: 'captcha', enabled: false }],
    },
    button: 'Register',
    values: { username: 'river88', password: 'River2026', confirmPassword: 'River2026' },
    before: (page) => page.getByRole('checkbox').check(),
    done: (page) => expect(page.getByRole('alertdialog', { name: 'Welcome, river88' })).toBeVisible(),
  },
  'a code by SMS for a registration': {
    call: '/wps/verification/sms/register',
    path: '/register?lang=EN',
    settings: {
      currency: 'CNY',
      flags: { mobileRegistration: true, usernameRegistration: false, registrationSms: true },
    },
    button: 'Get code',
    values: { mobileNum: '13900139000' },
    before: countriesAreThere,
    dismiss: readWarning,
    pause: 1000,
    done: codeIsOnItsWay,
  },
  'a code by SMS for a recovery': {
    call: '/wps/verification/sms/recovery',
    path: '/forget?lang=EN',
    settings: { currency: 'CNY', flags: { mobileRecovery: true, emailRecovery: false } },
    button: 'Get code',
    values: { mobileNum: MOBILE, newPassword: 'Sunny2027' },
    before: countriesAreThere,
    dismiss: readWarning,
    pause: 1000,
    done: codeIsOnItsWay,
  },
  'a link for another password': {
    call: '/wps/member/password/email',
    path: '/forget?lang=EN',
    settings: { flags: { mobileRecovery: false, emailRecovery: true } },
    button: 'Send reset link',
    values: { username: 'player', email: 'player@example.com' },
    done: (page) => expect(page.getByRole('alertdialog', { name: 'A reset link has been sent' })).toBeVisible(),
  },
  'a password that must be changed': {
    call: '/wps/member/password',
    path: '/login?lang=EN',
    button: 'Change password',
    values: { newPassword: 'Sunny2027', confirmNewPassword: 'Sunny2027' },
    before: (page) => loginForm(page).logIn('newcomer'),
    done: (page) => expect(page.getByRole('button', { name: 'Start playing' })).toBeVisible(),
  },
} satisfies Readonly<Record<string, Form>>;

/** Each form and each failure once. Unit tests of the portal cover every pair (`access.failures.test.ts`). */
const cells: readonly (readonly [keyof typeof forms, keyof typeof failures])[] = [
  ['a log-in', 'no answer'],
  ['a registration', 'a 500'],
  ['a code by SMS for a registration', 'a page in the place of an answer'],
  ['a code by SMS for a recovery', 'offline'],
  ['a link for another password', 'too many calls'],
  ['a password that must be changed', 'half an answer'],
];

for (const [formName, failureName] of cells) {
  test(`${formName} meets ${failureName}: the player is told, keeps what was typed, and can send again`, async ({
    visit,
  }) => {
    const form: Form = forms[formName];
    const { meet, says, logs = [], patience = 0, wait = 0 }: Failure = failures[failureName];
    const { page, open, passTime, watch } = await visit(anySite(), {
      failures: withoutGames,
      ownClock: true,
      ...(form.settings === undefined ? {} : { settings: form.settings }),
    });
    await open(form.path);
    await form.before?.(page);
    for (const [name, value] of Object.entries(form.values)) await page.locator(`[name=${name}]`).fill(value);
    const button = page.getByRole('button', { name: form.button, exact: true });
    const address = (url: URL): boolean => url.pathname === form.call;
    for (const status of logs) watch.expectFailure({ status, path: form.call });
    const { promise: met, resolve } = Promise.withResolvers<void>();
    await page.route(address, async (route) => {
      await meet(route);
      resolve();
    });
    await button.click();
    await met;
    await passTime(patience);
    await expect(page.getByText(says)).toBeVisible();
    for (const [name, value] of Object.entries(form.values))
      await expect(page.locator(`[name=${name}]`)).toHaveValue(value);

    await page.unroute(address);
    await form.dismiss?.(page);
    await passTime(Math.max(wait, form.pause ?? 0));
    await expect(button).toBeEnabled();
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
    await button.click();
    await form.done(page);
    await expect(page.getByText(says)).toHaveCount(0);
  });
}
