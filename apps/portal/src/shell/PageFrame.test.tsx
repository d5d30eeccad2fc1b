import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSite } from '../testing/renderSite.tsx';

const login = vi.hoisted(() => ({ fails: false }));

vi.mock(import('./menus/index.ts'), () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

vi.mock(import('../pages/session/login/LoginPage.tsx'), async (original) => {
  const { LoginPage } = await original();
  return {
    LoginPage: () => {
      if (login.fails) throw new RangeError('too far');
      return <LoginPage />;
    },
  };
});

afterEach(() => {
  login.fails = false;
  vi.restoreAllMocks();
});

const HOME = 'Sample: games and lottery';

it('lets the focus be given to what the page is about, past all that stands on every page (WCAG 2.4.1)', async () => {
  await renderSite('/no-such-page');
  const link = await screen.findByRole('link', { name: 'Skip to content' });
  expect(link.getAttribute('href')).toBe('#main');
  const main = screen.getByRole('main');
  expect(main.id).toBe('main');
  act(() => main.focus());
  expect(document.activeElement).toBe(main);
});

it('leaves the error of one page behind at the next (D33)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  login.fails = true;
  await renderSite('/login');
  await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
  window.history.pushState(null, '', '/');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(await screen.findByRole('heading', { level: 1, name: HOME })).toBeTruthy();
});

it('stays where it is when its drawer cannot be fetched, and says why (D33)', async () => {
  await renderSite('/no-such-page');
  // By label and not by role: whether jsdom hides it, as on a wide page, depends on the styles of earlier tests.
  fireEvent.click(await screen.findByLabelText('Menu'));
  expect(await screen.findByText('There is a network problem. Try again.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
});

/** A gateway that has not answered anything; `goAway` fails the call of its status. */
const silentGateway = () => {
  const status = Promise.withResolvers<Response>();
  const fetch: typeof globalThis.fetch = (input) =>
    new Request(input).url.endsWith('/wps/system/status') ? status.promise : new Promise(() => {});
  return { fetch, goAway: () => act(async () => status.reject(new TypeError('Failed to fetch'))) };
};

it('keeps the page behind the retry screen, out of sight, with what was typed into it (D6)', async () => {
  const { fetch, goAway } = silentGateway();
  await renderSite('/login', { fetch });
  const username = await screen.findByLabelText<HTMLInputElement>(/^Username/u);
  fireEvent.change(username, { target: { value: 'player' } });
  await goAway();
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not connect' })).toBeTruthy();
  expect(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect([username.isConnected, username.value]).toEqual([true, 'player']);
});
