import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { renderSite } from '../../../testing/renderSite.tsx';
import { DownloadPage } from './DownloadPage.tsx';

const resource = (resourceType: string, url: string) => ({ resourceType, name: `Sample ${resourceType}`, url });
const contacts = [
  resource('PHONE', '+86 400 000 0188'),
  resource('EMAIL', 'a@sample.example'),
  resource('LIVECHAT', 'https://help.sample.example'),
  resource('TELEGRAM', 'https://t.me/sample'),
];
const apps = [resource('Android', 'https://sample.example/apk'), resource('IOS', 'https://sample.example/ios')];

const show = (resources: readonly object[]) => {
  const value = { merchant: { code: 'sample', currency: 'CNY' }, timeZone: 'UTC', resources };
  const fetch = (input: RequestInfo | URL) =>
    new Request(input).url.endsWith('/wps/system/permission')
      ? Promise.resolve(Response.json({ success: true, message: '', value }))
      : new Promise<Response>(() => {});
  return renderInSite(<DownloadPage />, '/down', { fetch, startsUp: true });
};

it('[REQ-228] has the logo, a description, and for each platform one code to scan, with its name', async () => {
  await show([...contacts, ...apps]);
  const cards = await screen.findAllByRole('listitem');
  expect(screen.getAllByRole('img', { name: 'Sample' }).length).toBeGreaterThan(0);
  expect(screen.getByText(/^All of Sample on your home screen/)).toBeTruthy();
  const shown = cards.map((card) => [
    within(card).getByRole('heading').textContent,
    within(card)
      .getAllByRole('img')
      .map((code) => code.getAttribute('aria-label')),
    within(card).getByText('Scan to download').tagName,
    within(card).getByRole('link').getAttribute('href'),
  ]);
  expect(shown).toEqual([
    ['Sample Android', ['Scan to download: Sample Android'], 'P', 'https://sample.example/apk'],
    ['Sample IOS', ['Scan to download: Sample IOS'], 'P', 'https://sample.example/ios'],
  ]);
});

it('says that there is no app where the merchant has none', async () => {
  await show(contacts);
  expect(await screen.findByText('There is no app yet')).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('[REQ-016] is at /down', async () => {
  await renderSite('/down');
  expect(await screen.findByRole('heading', { level: 1, name: 'Get the app' })).toBeTruthy();
});
