import { createHmac, randomUUID } from 'node:crypto';
import { freePorts, startServices, type Ports, type Services } from '@baize/tooling/services';
import type { Page } from '@playwright/test';
import { accessible, expect, test } from '../journey.ts';

const SECRET = 'secret-of-the-journey';

let ports: Ports;
let services: Services;
// Their own: the gateway does not run, and so no call-back is taken.
test.beforeAll(async () => {
  test.setTimeout(120_000);
  ports = await freePorts();
  services = await startServices(['payments', 'edge'], ports, { BAIZE_PAYMENTS_SECRET: SECRET });
});
test.afterAll(() => services.stop());

const call = async (path: string, content: object): Promise<{ readonly payUrl: string }> => {
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signed = createHmac('sha256', SECRET).update([timestamp, 'POST', path, body].join('\n')).digest('hex');
  const headers = { 'X-Payments-Timestamp': timestamp, 'X-Payments-Signature': signed };
  const answer = await fetch(`http://127.0.0.1:${ports.payments}${path}`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { readonly value: { readonly payUrl: string } }).value;
};

const openOrder = async (terms: object): Promise<{ readonly order: string; readonly payUrl: string }> => {
  const order = randomUUID();
  const common = { order, amount: '12345', currency: 'EUR', merchant: 'Lotus', returnUrl: 'http://lotus.localhost/' };
  const { payUrl } = await call('/v1/deposits', { ...common, ...terms });
  return { order, payUrl };
};

/** Complaints of the page: errors, and what its policy has refused. */
const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
};

for (const { language, direction, terms } of [
  { language: 'EN', direction: 'ltr', terms: { method: 'bank' } },
  { language: 'AR', direction: 'rtl', terms: { method: 'usdt', network: 'TRC20' } },
]) {
  test(`a player pays on the provider's page on a phone, read ${direction}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const complaints = complaintsOf(page);
    await page.setViewportSize({ width: 360, height: 740 });
    const { payUrl } = await openOrder({ language, ...terms });
    await page.goto(payUrl);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await accessible(`the pay page in ${colorScheme}`, page);
    }
    const left = page.getByRole('timer');
    const before = await left.innerText();
    await expect(left).not.toHaveText(before);

    const copy = page.locator('button.copy').first();
    const label = await copy.innerText();
    await copy.click();
    await expect(copy).not.toHaveText(label);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await copy.getAttribute('data-copies'));

    await page.locator('input[value="less"]').check();
    await page.locator('button[value="pay"]').click();
    // The page moves from one to the other by itself.
    await expect(page.locator('main')).toHaveAttribute('data-state', 'confirming');
    await expect(page.locator('main')).toHaveAttribute('data-state', 'paid');
    await expect(page.locator('.outcome')).toContainText('111');
    await accessible('the payment is received', page);
    expect(complaints).toEqual([]);
  });
}

test('a pay page that stays open shows what happened elsewhere, and a payment ends once', async ({ page }) => {
  const { order, payUrl } = await openOrder({ language: 'EN', method: 'wallet' });
  await page.goto(payUrl);
  const stale = await page.context().newPage();
  await stale.goto(payUrl);
  await stale.route('**/state', (route) => route.abort());
  await call(`/v1/sandbox/deposits/${order}`, { action: 'pay' });
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await stale.getByRole('button', { name: 'Decline the payment' }).click();
  await expect(stale.getByRole('heading', { name: 'Payment received' })).toBeVisible();
});
