import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createPortal } from '../app/createPortal.ts';
import { report, setIncidentReporter } from './report.ts';
import { loadFromCatalogs } from '../testing/catalogOf.ts';
import { renderSite } from '../testing/renderSite.tsx';
import { sampleTenant } from '../testing/sampleTenant.ts';
import type { LoadWords } from './words/Vocabulary.ts';
import { reportIncidentsToGateway } from './lazyScreens.tsx';

afterEach(() => {
  setIncidentReporter(undefined);
  vi.restoreAllMocks();
});

const loadShellAlone: LoadWords = (language, area) =>
  area === 'general' ? Promise.reject(new TypeError('Failed to fetch')) : loadFromCatalogs(language, area);

it('says in plain words that the network is gone where the words of a screen cannot be fetched (D33)', async () => {
  await renderSite('/no-such-page', { load: loadShellAlone });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^There is a network problem\. Try again\./u);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('tells the gateway of what is reported, by the reference that the player has', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetch = vi.fn<(request: Request) => Promise<Response>>(async () => Response.json({ success: true }));
  reportIncidentsToGateway(createPortal({ document: sampleTenant, fetch: fetch as typeof globalThis.fetch }).gateway);
  report(new RangeError('too far'), 'MB7X');
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled(), 10_000);
  const [[told] = []] = fetch.mock.calls;
  expect(told?.url).toMatch(/\/wps\/system\/incident$/u);
  expect(await told?.json()).toMatchObject({ reference: 'MB7X', name: 'RangeError', message: 'too far' });
});
