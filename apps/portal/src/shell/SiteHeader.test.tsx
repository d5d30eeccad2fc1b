import { languageAtom } from '@baize/features/preferences';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadFromCatalogs } from '../testing/catalogOf.ts';
import { renderSite } from '../testing/renderSite.tsx';
import type { LoadWords } from '../site/words/Vocabulary.ts';

const root = document.documentElement;

it('turns dark and light by one attribute, and renders nothing again [REQ-007]', async () => {
  const { handleRender, storage } = await renderSite('/');
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('button', { name: 'Theme' });
  handleRender.mockClear();
  const watched = vi.fn<(records: MutationRecord[]) => void>();
  const observer = new MutationObserver(watched);
  observer.observe(root, { attributes: true, subtree: true, childList: true, characterData: true });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Theme' })));
  observer.disconnect();
  expect(root.dataset['scheme']).toBe('light');
  expect(watched.mock.calls.flatMap(([records]) => records.map(({ attributeName }) => attributeName))).toEqual([
    'data-scheme',
  ]);
  expect(handleRender).not.toHaveBeenCalled();
  expect(storage.device.getItem('scheme')).toBe('light');
  fireEvent.click(screen.getByRole('button', { name: 'Theme' }));
  expect(root.dataset['scheme']).toBe('dark');
});

it('offers the languages by their own names and keeps the old words until the new ones came [REQ-005]', async () => {
  const arabic = Promise.withResolvers<void>();
  await renderSite('/', {
    load: async (language, part) => {
      if (language === 'AR') await arabic.promise;
      return loadFromCatalogs(language, part);
    },
  });
  const languages = await screen.findByRole('combobox', { name: 'Language' });
  expect([...languages.querySelectorAll('option')].map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ['English', 'en'],
    ['简体中文', 'zh-Hans'],
    ['العربية', 'ar'],
  ]);
  await waitFor(() => expect(root.lang).toBe('en'));
  fireEvent.change(languages, { target: { value: 'AR' } });
  expect([root.lang, root.dir]).toEqual(['en', 'ltr']);
  expect(screen.getAllByText('Log in')).not.toEqual([]);
  await act(async () => arabic.resolve());
  await waitFor(() => expect([root.lang, root.dir]).toEqual(['ar', 'rtl']));
  expect(screen.queryByText('Log in')).toBeNull();
});

it('asks for no language any more once it is gone from the page [REQ-005]', async () => {
  const load = vi.fn<LoadWords>(loadFromCatalogs);
  const { store, unmount } = await renderSite('/', { load });
  await screen.findByRole('combobox', { name: 'Language' });
  unmount();
  load.mockClear();
  store.set(languageAtom, 'AR');
  expect(load).not.toHaveBeenCalled();
});

it('begins in the site’s own language and remembers another choice on this device [REQ-006]', async () => {
  const { storage } = await renderSite('/');
  const languages = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  expect(languages.value).toBe('EN');
  fireEvent.change(languages, { target: { value: 'CN' } });
  await waitFor(() => expect(root.lang).toBe('zh-Hans'));
  expect(storage.device.getItem('language')).toBe('CN');
});

it('takes the language that the address asked for out of it once another is chosen, and leaves the rest of the entry', async () => {
  await renderSite('/login?back=%2Frng%3Fa%3D1&lang=EN#main');
  const languages = await screen.findByRole('combobox', { name: 'Language' });
  const [entries, { pathname }] = [window.history.length, window.location];
  fireEvent.change(languages, { target: { value: 'CN' } });
  await waitFor(() => expect(window.location.search).toBe('?back=%2Frng%3Fa%3D1'));
  const { hash } = window.location;
  expect([window.location.pathname, hash, window.history.length]).toEqual([pathname, '#main', entries]);
});

it('offers a visitor to log in, and nothing that this release has no page for', async () => {
  await renderSite('/');
  const hrefs = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('/login');
  expect(hrefs).not.toContain('/register');
});

it('fetches service and quiet mode once somebody does something, and not before', async () => {
  await renderSite('/');
  await screen.findByRole('button', { name: 'Theme' });
  expect(screen.queryByRole('button', { name: 'Quiet mode' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Go to' })).toBeNull();
  fireEvent.keyDown(window, { key: 'Tab' });
  expect(await screen.findByRole('button', { name: 'Quiet mode' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Customer service' }).getAttribute('aria-expanded')).toBe('false');
  expect(await screen.findByRole('list', { name: 'Go to' })).toBeTruthy();
});

it('opens its places on a narrow screen at a press, and closes them', async () => {
  await renderSite('/no-such-page');
  fireEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Main navigation' }));
  expect(drawer.getByRole('list', { name: 'Customer service' })).toBeTruthy();
  fireEvent.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByRole('dialog', { name: 'Main navigation' })).toBeTruthy();
});

it('has for a player what is theirs in place of the log-in', async () => {
  await renderSite('/no-such-page', { token: 'token' });
  expect(await screen.findByRole('button', { name: /^Account:/ })).toBeTruthy();
  expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Log in' })).toBeNull();
});
