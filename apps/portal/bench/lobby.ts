import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '@baize/tooling/browser';
import { projectRoot } from '@baize/tooling/project-root';
import { portsFrom, startServices } from '@baize/tooling/services';
import { chromium } from 'playwright';
import { acts } from './lobbyActs.ts';
import { CPU_SLOWDOWN, onPhone } from './measureLoad.ts';
import { MAY_LAST_MILLISECONDS } from './measureOwnTime.ts';
import { tasksFrom, traced } from './trace.ts';

// Measures how long the page blocks a slow phone while a player looks for a game among 5,000: the longest task in CPU
// time of the main thread at full speed, times the slowdown.

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    tenant: { type: 'string' },
    /** The smallest size; times are printed and not judged. */
    short: { type: 'boolean', default: false },
  },
});
const runs = values.short ? 1 : Number(values.runs);
const COPIES = values.short ? 1 : 8;
const sites = process.env['BAIZE_SITES'] ?? join(projectRoot, 'dist/sites');
const [first] = existsSync(sites) ? readdirSync(sites).filter((name) => !name.startsWith('.')) : [];
const tenant = values.tenant ?? first;
if (tenant === undefined) throw new Error(`There is no site in ${sites}. Assemble one: npm run baize -- assemble`);

/**
 * Creates a world of the merchant in which every game is offered many times. Returns its site's address and the number
 * of games.
 */
const openLargeWorld = async (edge: number): Promise<string> => {
  // Without announcements, whose popup would cover the page to scroll.
  const wish = { from: tenant, settings: { games: { copies: COPIES } }, rows: { announcements: [] } };
  const answer = await fetch(`http://127.0.0.1:${edge}/lab/worlds`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (!answer.ok) throw new Error(`No world was made: ${await answer.text()}`);
  const { host } = (await answer.json()) as { host: string };
  return `http://${host}:${edge}`;
};

/** The longest task during an act on a page, in milliseconds of a slow phone. */
const longestTask = async (address: string, act: (typeof acts)[number]): Promise<number> => {
  // In a browser of its own: one that has already recorded a trace may never begin another.
  const browser = await chromium.launch(await findBrowser('latin only'));
  const events = await traced(browser, (end) =>
    onPhone(browser, async (page) => {
      await page.goto(address + act.path);
      await act.prepare(page);
      await page.evaluate(() => void performance.mark('act begins'));
      await act.perform(page);
      await page.evaluate(() => void performance.mark('act ends'));
      await end();
    }),
  ).finally(() => browser.close());
  const [begun, ended] = ['act begins', 'act ends'].map((mark) => events.find(({ name }) => name === mark));
  if (begun === undefined || ended === undefined)
    throw new Error(`The trace does not hold what was done: ${act.title}`);
  return Math.max(0, ...tasksFrom(events, begun, ended.ts)) * CPU_SLOWDOWN;
};

const ports = portsFrom(process.env['PORT']);
const data = await mkdtemp(join(tmpdir(), 'baize-lobby-'));
const environment = { BAIZE_LAB: '1', BAIZE_DATA: data, BAIZE_SITES: sites, DATABASE_URL: '' };
const services = await startServices(['gateway', 'vendor', 'edge'], ports, environment);
try {
  const address = await openLargeWorld(ports.edge);
  const load = loadavg().map((each) => each.toFixed(1));
  process.stdout.write(
    `among every game ${COPIES} times, ${CPU_SLOWDOWN} × slower, longest task of ${runs} runs; the machine's load ${load.join(' ')}\n`,
  );
  for (const act of acts) {
    const longest: number[] = [];
    // The first run only warms the services up.
    for (let run = values.short ? 1 : 0; run <= runs; run += 1) {
      const each = await longestTask(address, act);
      if (run > 0) longest.push(each);
    }
    const worst = Math.max(...longest);
    const missed = worst > MAY_LAST_MILLISECONDS ? '  MISSED' : '';
    if (worst > MAY_LAST_MILLISECONDS && !values.short) process.exitCode = 1;
    process.stdout.write(
      `  ${act.title.padEnd(30)}${worst.toFixed(0).padStart(5)} ms of ${MAY_LAST_MILLISECONDS}${missed}\n`,
    );
  }
} finally {
  await services.stop();
  await rm(data, { recursive: true, force: true });
}
