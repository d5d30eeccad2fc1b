import { Buffer } from 'node:buffer';
import { expect, test } from '../journey.ts';
import { launchedGame } from '../screens/games.ts';
import { anySite, edgePort, siteWhere } from '../surroundings/surroundings.ts';
import { oneVendor } from '../surroundings/world.ts';

const CDN = 'http://cdn.localhost';
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('Google counts the visits of who agrees, and of nobody else', async ({ visit }) => {
  const site = siteWhere('a Google tag', ({ googleTag }) => googleTag);
  const { page, context, open } = await visit(site, { settings: { analytics: { gtagId: 'G-1A2B3C4D' } } });
  const asked: string[] = [];
  await context.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await open('/?lang=EN');
  await page.keyboard.press('Shift');
  const bar = page.getByRole('region', { name: 'Visit statistics' });
  await expect(bar).toBeVisible();
  expect(asked).toEqual([]);
  await bar.getByRole('button', { name: 'Yes, allow' }).click();
  await expect(bar).toHaveCount(0);
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1A2B3C4D']);
  const commands = await page.evaluate(() => window.dataLayer?.map((command) => Object.values(command as object)));
  expect(commands?.at(-1)).toEqual(['event', 'page_view']);
});

test('pictures of vendors come from the merchant’s network, and from the next where one has none', async ({
  visit,
}) => {
  const site = siteWhere('a network for pictures', ({ images }) => images.some((origin) => origin.startsWith(CDN)));
  const imageCdns = [`${CDN}:9001`, `${CDN}:9002`];
  const { page, context, open, watch } = await visit(site, { settings: { imageCdns } });
  await context.route(`${CDN}:9001/**`, (route) => route.fulfill({ status: 404, body: '' }));
  await context.route(`${CDN}:9002/**`, (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from(PIXEL, 'base64') }),
  );
  // The order of the networks is random: the one with the picture may come first.
  watch.expectFailure({ status: 404, path: /^\/media\//, mayNotHappen: true });
  await open('/live?lang=EN');
  const picture = page.locator(`img[src^="${CDN}:9002/media/"]`).first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
});

test('a game opens from the merchant’s launch network', async ({ visit }) => {
  const launchCdns = [`http://games.localhost:${edgePort}`];
  const settings = { ...oneVendor, launchCdns };
  const { page, open, world } = await visit(anySite(), { as: 'player', settings });
  await open(`/?lang=EN&token=${world.token ?? ''}`);
  await open('/seamless?vassalage=BAIZE&gameCode=dragon-gate&gameType=RNG');
  await launchedGame(page).untilReady();
  await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`^${launchCdns[0]}/play\\?session=`, 'u'));
});

test('a merchant’s guide to USDT and its profile for phones are where players look for them', async ({ visit }) => {
  const site = siteWhere('a guide to USDT', ({ usdtTutorial }) => usdtTutorial !== undefined);
  const { page, open } = await visit(site);
  await open('/down?lang=EN');
  await expect(page.locator('main a[href$=".mobileconfig"]').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/?lang=EN');
  await page.getByRole('button', { name: 'Menu' }).click();
  const guide = page.getByRole('dialog').getByRole('link', { name: 'USDT guide' });
  await expect(guide).toHaveAttribute('href', site.usdtTutorial ?? '');
});
