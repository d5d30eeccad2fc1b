import { bannerGroups } from '@baize/domain/banner-groups';
import type { Locator, Page } from '@playwright/test';
import { accessible, expect, test } from '../journey.ts';
import { anySite, sites } from '../surroundings/surroundings.ts';
import { withoutGames } from '../surroundings/world.ts';
import { layoutShift } from '../watch/layoutShift.ts';

/** Path that shows each banner group, and the part of the page. The footer's banner is tested with its tiles. */
const places: readonly (readonly [path: string, group: string, part?: 'dialog'])[] = [
  ['/', 'w_home'],
  ['/promotions', 'w_promotions'],
  ['/rng', 'w_rng'],
  ['/live', 'w_live'],
  ['/fish', 'w_fish'],
  ['/pvp', 'w_pvp'],
  ['/sports', 'w_sports'],
  ['/esports', 'w_esports'],
  ['/elott', 'w_elott'],
  ['/lott', 'w_lott'],
  ['/down', 'w_download'],
  ['/help', 'w_help', 'dialog'],
  ['/helpmc', 'w_help'],
  ['/register', 'w_reg'],
  ['/login', 'w_login'],
  ['/forget', 'w_forget'],
];

/** Stand-ins for groups without a gateway picture: merchants bring their own for home and login. */
const stand: Readonly<Record<string, string>> = { w_home: 'w_lott', w_login: 'w_elott', w_footer: 'w_live' };
const pictureOf = (group: string): string => `/media/BANNER/royal.${stand[group] ?? group}.avif`;

/** A banner of every group. */
const rows = {
  announcements: bannerGroups.map((group) => ({
    id: group,
    kind: 'banner' as const,
    groupName: group,
    image: pictureOf(group),
    titles: { EN: `News of ${group}` },
  })),
};

/** Largest invisible layout shift: the edge of a letter. */
const UNSEEN = 0.001;

const bannerIn = (part: Page | Locator, group: string): Locator =>
  part.locator(`img[src="${pictureOf(group)}"]`).first();

/** Holds back the gateway's banners until `come`, after everything else has loaded. */
const holdingBanners = async (page: Page): Promise<{ hold: () => void; come: () => void }> => {
  let held = Promise.withResolvers<undefined>();
  await page.route(
    ({ searchParams }) => searchParams.get('types') === 'B',
    async (route) => {
      await held.promise;
      await route.continue();
    },
  );
  return {
    hold: () => void (held = Promise.withResolvers()),
    come: () => held.resolve(undefined),
  };
};

/** Waits until the layout is stable; returns the shift accumulated so far. */
const untilStill = async (page: Page): Promise<number> => {
  let last: number | undefined;
  await expect(async () => {
    const { sum } = await layoutShift(page);
    const before = last;
    last = sum;
    expect(sum).toBe(before);
  }).toPass({ intervals: [400] });
  return last ?? 0;
};

const rtl = sites.find(({ defaultLanguage }) => defaultLanguage === 'AR') ?? anySite();
const ltr = sites.find(({ id }) => id !== rtl.id) ?? anySite();

/** Groups beside a form, for which phones have no room. */
const besideForms = new Set(['w_reg', 'w_login']);
// Each page is opened once: every other one on a phone, from right to left.
const onPhone = places.filter(([, group], place) => place % 2 === 1 && !besideForms.has(group));

for (const { site, width, height, shown } of [
  { site: ltr, width: 1440, height: 900, shown: places.filter((place) => !onPhone.includes(place)) },
  { site: rtl, width: 360, height: 740, shown: onPhone },
]) {
  test(`${site.id}: at ${width} pixels each page shows the banner of its group, and nothing moves when it comes late [REQ-207]`, async ({
    visit,
  }) => {
    test.slow();
    const { page, open } = await visit(site, { rows, settings: { games: { vendors: ['BAIZE'] } } });
    await page.setViewportSize({ width, height });
    const banners = await holdingBanners(page);
    for (const [path, group, part] of shown) {
      banners.hold();
      const started = page.waitForResponse((response) => response.url().includes('/wps/system/permission'));
      await open(path);
      await started;
      const where = part === undefined ? page.getByRole('main') : page.getByRole(part);
      await expect(where.locator('h1, h2, input').first(), path).toBeAttached();
      await expect(where.locator('[aria-busy="true"]'), path).toHaveCount(0);
      const before = await untilStill(page);
      banners.come();
      // Phones load a second banner on the first key, press or scroll.
      await expect(async () => {
        await page.keyboard.press('Shift');
        await expect(bannerIn(where, group), path).toBeAttached({ timeout: 1000 });
      }).toPass({ timeout: 15_000 });
      // Home's carousel is moving by then and has its own journey.
      if (path === '/') continue;
      const { sum, what } = await layoutShift(page);
      expect(sum - before, `${path}: ${what}`).toBeLessThan(UNSEEN);
    }
  });
}

test('the popups of registration and log-in show the registration’s banners behind the merchant’s own, one after another [REQ-096]', async ({
  visit,
}) => {
  const two = [1, 2].map((place) => ({
    id: `reg-${place}`,
    kind: 'banner' as const,
    groupName: 'w_reg',
    titles: { EN: `Offer ${place}` },
  }));
  const { page, open } = await visit(anySite(), { rows: { announcements: two }, failures: withoutGames });
  await page.setViewportSize({ width: 1440, height: 900 });
  const answered = page.waitForResponse((response) => response.url().includes('types=B'));
  await open('/?lang=EN');
  await answered;
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  const popup = page.getByRole('dialog');
  const region = popup.getByRole('region', { name: 'News and offers' });
  await expect(region.getByRole('button', { name: 'Resume' })).toBeVisible();
  await accessible('registration with banners', page);
  const second = region.getByRole('button', { name: /2 of [23]$/u });
  await expect(async () => {
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'true', { timeout: 1000 });
  }).toPass();
  await popup.getByRole('link', { name: 'Log in' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Log in' }).getByRole('region', { name: 'News and offers' }),
  ).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('region', { name: 'News and offers' })).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Log in' }).getByLabel(/^Username/u)).toBeInViewport();
});
