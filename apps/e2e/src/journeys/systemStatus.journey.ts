import { accessible, expect, test } from '../journey.ts';
import { untilHomeIsWhole } from '../screens/home.ts';
import { anySite } from '../surroundings/surroundings.ts';
import { oneVendor } from '../surroundings/world.ts';

const MINUTE = 60_000;

test('maintenance closes the site and ends without a reload [REQ-060] [REQ-061]', async ({ visit }) => {
  const site = anySite();
  const { page, open, passTime, world } = await visit(site, { ownClock: true, settings: oneVendor });
  await open('/?lang=EN');
  // Home must have made all its calls before maintenance begins.
  await untilHomeIsWhole(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await world.setFailures({ maintenance: true });
  await passTime(MINUTE);
  await expect(page.getByRole('heading', { name: 'The site is under maintenance' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
  await accessible('maintenance', page);
  await world.setFailures({});
  await passTime(MINUTE);
  await expect(page.getByRole('region', { name: 'Slots' })).toBeVisible();
  await expect(page.locator('html[data-same-page]')).toHaveCount(1);
});

test('a blocked region is told its address, and let in when the block ends [REQ-062]', async ({ visit }) => {
  const site = anySite();
  const failures = { regionRestriction: true };
  const { page, open, passTime, world, watch } = await visit(site, { ownClock: true, failures, settings: oneVendor });
  // Home requests its games in parallel with the start-up call, whose response then closes home.
  watch.expectFailure({ status: 403, path: /^\/wps\/relay\//, mayNotHappen: true });
  await open('/?lang=EN');
  await expect(page.getByRole('heading', { name: 'Not available in your location' })).toBeVisible();
  await expect(page.getByText(/127\.0\.0\.1|::1/u)).toBeVisible();
  await accessible('region block', page);
  await world.setFailures({});
  await passTime(MINUTE);
  await expect(page.getByRole('region', { name: 'Slots' })).toBeVisible();
});

test('a start-up that fails offers to try again, and trying again works [REQ-057]', async ({ visit }) => {
  const site = anySite();
  const failures = { errors: { getStartUp: { status: 500 } } };
  const { page, open, world, watch } = await visit(site, { failures, settings: oneVendor });
  watch.expectFailure({ status: 500, path: '/wps/system/permission' });
  await open('/?lang=EN');
  await expect(page.getByRole('heading', { name: 'We could not connect' })).toBeVisible();
  await accessible('retry', page);
  await world.setFailures({});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Slots' })).toBeVisible();
});
