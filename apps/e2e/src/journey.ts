import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { setClockHoursOff } from '@baize/tooling/clock';
import { accessibilityViolations } from './watch/accessibility.ts';
import { watchContext, type Watch } from './watch/watch.ts';
import type { WorldWish } from '@baize/worlds';
import { createWorld, type World } from './surroundings/world.ts';
import type { Site } from './surroundings/sites.ts';
import { siteIn } from './surroundings/surroundings.ts';

/** One person's visit to one site, in its own world. */
export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly world: World;
  readonly watch: Watch;
  /** Opens a path of the site and waits for hydration. */
  readonly open: (path: string) => Promise<void>;
  /** Opens a path in another tab of the same browser. */
  readonly openTab: (path: string) => Promise<Page>;
  /** Advances the page's and the world's clock together. */
  readonly passTime: (milliseconds: number) => Promise<void>;
};

export type VisitOptions = WorldWish & {
  /** True if the journey controls the page's clock, from the start. */
  readonly ownClock?: boolean;
  /** True to keep the announcement popup open on the first page; closed by default. */
  readonly announced?: boolean;
};

type Fixtures = {
  /** The site that the title names (`onSite`). */
  site: Site;
  /** Begins a visit. Anything that the browser complained about fails the test at its end. */
  visit: (site: Site, options?: VisitOptions) => Promise<Visit>;
  /** Saves a screenshot of each page when a journey fails. */
  failurePicture: void;
};

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that one needs
  site: async ({}, use, info) => use(siteIn(info.title)),
  visit: async ({ context }, use) => {
    const visits: Visit[] = [];
    await use(async (site, options) => {
      const visit = await beginVisit(context, site, options);
      visits.push(visit);
      return visit;
    });
    // Removes routes first: a handler still running would fail when its page closes.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    const complaints = await Promise.all(visits.map(({ watch }) => watch.complaints()));
    await Promise.all(visits.map(({ world }) => world.end()));
    expect(complaints.flat(), 'the browser complained').toEqual([]);
  },
  failurePicture: [
    async ({ context }, use, info) => {
      await use();
      if (info.status === info.expectedStatus) return;
      for (const [index, page] of context.pages().entries()) {
        const path = info.outputPath(`page-${index + 1}.png`);
        await page.screenshot({ path, timeout: 5000 });
        info.attachments.push({ name: `page ${index + 1}`, path, contentType: 'image/png' });
      }
    },
    { auto: true },
  ],
});

/** Begins a visit whose browser complaints do not fail the test; the caller reads them from `watch`. */
export const beginVisit = async (context: BrowserContext, site: Site, options: VisitOptions = {}): Promise<Visit> => {
  const { ownClock = false, announced = false, ...world } = options;
  const made = await createWorld(site.id, world);
  const watch = watchContext(context, made.host);
  if (!announced) {
    await context.addInitScript(closeAnnouncements);
    await context.addInitScript(`Storage.prototype.clear = ${clearAllElse.toString()}`);
  }
  const page = await context.newPage();
  if (ownClock) await page.clock.install();
  else await context.addInitScript(setClockHoursOff);
  const openIn = async (tab: Page, path: string): Promise<void> => {
    await tab.goto(new URL(path, made.address).href);
    await untilAlive(tab);
  };
  return {
    page,
    context,
    world: made,
    watch,
    open: (path) => openIn(page, path),
    async openTab(path) {
      const tab = await context.newPage();
      await openIn(tab, path);
      return tab;
    },
    async passTime(milliseconds) {
      await made.advanceClock(milliseconds);
      await page.clock.fastForward(milliseconds);
    },
  };
};

/** Init script: marks the announcement popups as closed (REQ-085). */
const closeAnnouncements = (): void => {
  // Blank pages and frames with an opaque origin have no storage.
  if (globalThis.origin === 'null') return;
  for (const key of ['USER_POPUP', 'ANONYMOUS_POPUP']) sessionStorage.setItem(key, 'true');
};

/** Init script for `Storage.prototype.clear`: keeps these marks after a logout. */
const clearAllElse = function (this: Storage): void {
  for (const key of Object.keys(this)) if (!key.endsWith('_POPUP')) this.removeItem(key);
};

/** Waits until the page is hydrated and so responds to input. */
export const untilAlive = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
};

/** Moves the mouse until the page has loaded the parts that wait for a first interaction. */
export const lookAround = async (page: Page): Promise<void> => {
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await expect(page.locator('header [data-extras] > *').first()).toBeAttached({ timeout: 1000 });
  }).toPass();
};

/** A test step that fails on accessibility violations, in dark and in light. `without` names rules to skip. */
export const accessible = async (name: string, page: Page, without: readonly string[] = []): Promise<void> => {
  await base.step(`accessible: ${name}`, async () => {
    expect(await accessibilityViolations(page, without), `accessibility of ${name}`).toEqual([]);
  });
};

export { expect };
