import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { setClockHoursOff } from '@baize/tooling/clock';
import { accessibilityFaults } from './watch/accessibility.ts';
import { watchContext, type Watch } from './watch/watch.ts';
import type { WorldWish } from '@baize/worlds';
import { createWorld, type World } from './surroundings/world.ts';
import type { Site } from './surroundings/sites.ts';

/** A visit of one person to one site in a world of its own. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly world: World;
  readonly watch: Watch;
  /** Opens a path of the site and waits until the page is alive. */
  readonly open: (path: string) => Promise<void>;
  /** Opens another tab of the same browser. */
  readonly openTab: (path: string) => Promise<Page>;
  /** Lets time pass in the page and in the world at once. */
  readonly passTime: (milliseconds: number) => Promise<void>;
}

export type VisitOptions = WorldWish & {
  /** The journey moves the page's clock by hand, from the first moment on. */
  readonly ownClock?: boolean;
  /** What is announced on entry is not closed yet: it lies over the first page. */
  readonly announced?: boolean;
};

interface Fixtures {
  /** Begins a visit; when the test ends, everything the browser complained about fails it. */
  visit: (site: Site, options?: VisitOptions) => Promise<Visit>;
  /** Keeps what each page showed when a journey failed. */
  failurePicture: void;
}

export const test = base.extend<Fixtures>({
  visit: async ({ context }, use) => {
    const visits: Visit[] = [];
    await use(async (site, options) => {
      const visit = await beginVisit(context, site, options);
      visits.push(visit);
      return visit;
    });
    // A call that is just being answered by a journey's own hand ends with its page.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    const faults = await Promise.all(visits.map(({ watch }) => watch.faults()));
    await Promise.all(visits.map(({ world }) => world.end()));
    expect(faults.flat(), 'the browser complained').toEqual([]);
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

/** Begins a visit without failing the test on the browser's complaints; the caller reads them from `watch`. */
export async function beginVisit(context: BrowserContext, site: Site, options: VisitOptions = {}): Promise<Visit> {
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
}

/** In the page, before its own scripts: the announcements on entry were closed (REQ-085). */
function closeAnnouncements(): void {
  // A blank page and a frame without an origin have no storage.
  if (globalThis.origin === 'null') return;
  for (const key of ['USER_POPUP', 'ANONYMOUS_POPUP']) sessionStorage.setItem(key, 'true');
}

/** In the page: they stay closed for who logs out. */
function clearAllElse(this: Storage): void {
  for (const key of Object.keys(this)) if (!key.endsWith('_POPUP')) this.removeItem(key);
}

/** Waits until the page is hydrated, and so answers to presses. */
export async function untilAlive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}

/** Moves the mouse until the page has fetched what is there only for whoever begins to look around. */
export async function lookAround(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await expect(page.locator('header [data-extras] > *').first()).toBeAttached({ timeout: 1000 });
  }).toPass();
}

/** A named step that ends with no accessibility violation, in dark and in light. */
export async function accessible(name: string, page: Page, without: readonly string[] = []): Promise<void> {
  await base.step(`accessible: ${name}`, async () => {
    expect(await accessibilityFaults(page, without), `accessibility of ${name}`).toEqual([]);
  });
}

export { expect };
