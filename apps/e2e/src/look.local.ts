import { findBrowser } from '@baize/tooling/browser';
import { projectRoot } from '@baize/tooling/project-root';
import { freePorts, startServices } from '@baize/tooling/services';
import { chromium } from '@playwright/test';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const out = process.argv[2] ?? '/tmp/look';
const wanted = (process.argv[3] ?? '').split(',').filter(Boolean);
const langs = (process.argv[4] ?? 'lotus:EN,oasis:AR').split(',').map((x) => x.split(':'));
const pagesList = ['', 'depositv2', 'withdraw', 'transferFund', 'transferUpline', 'personalHistoryCopy', 'transactionHistory', 'personalProfit', 'bonusDetails', 'manualRebate', 'rewardCenter', 'missionLeaderboard', 'playerRank', 'profile'];
const pages = wanted.length ? wanted.map((x) => (x === 'list' ? '' : x)) : pagesList;
await mkdir(out, { recursive: true });
const data = await mkdtemp(join(tmpdir(), 'baize-look-'));
const ports = await freePorts();
const services = await startServices(['gateway', 'vendor', 'payments', 'edge'], ports, { BAIZE_DATA: data, BAIZE_SITES: join(projectRoot, 'dist/sites'), DATABASE_URL: '' });
const browser = await chromium.launch(await findBrowser('every script'));
try {
  for (const [site, lang] of langs) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const tab = await context.newPage();
    const base = `http://${site}.localhost:${ports.edge}`;
    await tab.goto(`${base}/login?lang=${lang}`);
    await tab.locator('input[name=username], input[autocomplete=username]').first().fill('player');
    await tab.locator('input[type=password]').first().fill('Player2026');
    await tab.keyboard.press('Enter');
    await tab.waitForURL((url) => !url.pathname.startsWith('/login'));
    for (const page of pages) {
      const shots: { input: Buffer; left: number; top: number }[] = [];
      for (const [i, scheme] of ['light', 'dark'].entries()) {
        await tab.evaluate((s) => localStorage.setItem('scheme', s), scheme);
        for (const width of [1440, 360]) {
          await tab.setViewportSize({ width, height: width === 360 ? 780 : 900 });
          await tab.goto(`${base}${page.startsWith('/') ? page : `/member${page && `/${page}`}`}`);
          await tab.mouse.move(5, 5);
          await tab.waitForFunction(() => document.querySelector('main h1') && !document.querySelector('main [aria-busy=true]:not([hidden] *), main [data-shape]'), undefined, { timeout: 8000 }).catch(() => console.log(`${site} ${page} ${width} busy`));
          await tab.waitForTimeout(500);
          const side = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (side > 0) console.log(`${site} ${page} ${width}: scrolls sideways by ${side}`);
          let shot = await tab.screenshot({ fullPage: width === 360 });
          if (width === 360) {
            const { height = 0 } = await sharp(shot).metadata();
            shot = await sharp(shot).extract({ left: 0, top: 0, width: 360, height: Math.min(height, 1500) }).toBuffer();
            shots.push({ input: shot, left: 1140 + i * 370, top: 0 });
          } else shots.push({ input: await sharp(shot).resize(1130).toBuffer(), left: 0, top: i * 716 });
        }
      }
      await sharp({ create: { width: 1880, height: 1500, channels: 3, background: '#888' } }).composite(shots).png().toFile(join(out, `${site}-${(page || 'list').replaceAll(/\W/g, '_')}.png`));
      console.log(`${site} ${page}`);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await services.stop();
  await rm(data, { recursive: true, force: true });
}
