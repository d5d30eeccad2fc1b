import { beginVisit, expect, test } from '../journey.ts';
import { anySite } from '../surroundings/surroundings.ts';
import { accessibilityViolations } from '../watch/accessibility.ts';

const plantScript = (): void => {
  const script = document.createElement('script');
  script.append('window.planted = true');
  document.body.append(script);
};

/** Tests the watch itself: if it missed one of these planted complaints, a green run would prove nothing. */
const plants: readonly (readonly [what: string, plant: () => void, seen: RegExp])[] = [
  ['a console error', () => console.error('planted'), /^console error: planted/u],
  ['a warning', () => console.warn('planted'), /^console warning: planted/u],
  ['an inline style', () => document.body.setAttribute('style', 'color: red'), /^policy report: .*style-src-attr/u],
  ['an inline script', plantScript, /^policy report: .*(?:script-src|require-trusted-types)/u],
  [
    'an exception',
    () =>
      setTimeout(() => {
        throw new Error('planted');
      }),
    /^console error: incident \w+: Error: planted/u,
  ],
  ['a call that fails', () => void fetch('/wps/no-such-call'), /^console error: Failed to load resource: .* 404/u],
];

test('the watch reports everything that the browser complains about', async ({ context }) => {
  const { page, open, watch, world } = await beginVisit(context, anySite());
  await open('/login?lang=EN');
  await expect(page.locator('form')).toBeVisible();
  expect(await watch.complaints()).toEqual([]);
  for (const [what, plant, seen] of plants) {
    const known = new Set(await watch.complaints());
    await page.evaluate(plant);
    await expect
      .poll(
        async () => (await watch.complaints()).filter((complaint) => !known.has(complaint) && seen.test(complaint)),
        what,
      )
      .toHaveLength(1);
  }
  await world.end();
});

test('the watch reports a picture without alt text, and an expected failure that did not happen', async ({
  context,
}) => {
  const site = anySite();
  const { page, open, watch, world } = await beginVisit(context, site);
  await open('/login?lang=EN');
  await expect(page.locator('form')).toBeVisible();
  watch.expectFailure({ status: 503, path: '/wps/system/status' });
  expect(await watch.complaints()).toEqual(['expected to fail and did not: 503 /wps/system/status']);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    document.querySelector('main')?.append(document.createElement('img'), frame);
    frame.contentDocument?.body.append(document.createElement('img'));
  });
  const found = (await accessibilityViolations(page)).join('\n');
  expect(found).toMatch(/^image-alt in dark: .*\bimg\b.*; iframe img /mu);
  await world.end();
});
