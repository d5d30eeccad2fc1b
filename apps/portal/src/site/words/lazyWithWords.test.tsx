import { effectiveSite } from '@baize/tenant/document';
import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../SiteContext.ts';
import { sampleTenant } from '../../testing/sampleTenant.ts';
import { createSiteWords } from './createSiteWords.ts';
import { lazyExtra, lazyPart, lazyWithWords } from './lazyWithWords.tsx';
import { SiteWords } from './SiteWords.ts';
import type { LoadWords } from './Vocabulary.ts';

afterEach(() => vi.restoreAllMocks());

/** Renders a part in a site that has only loaded the shell's words. */
const show = async (Part: ComponentType, load: LoadWords) => {
  const words = createSiteWords(sampleTenant, { language: 'EN', messages: {} }, load);
  const effective = effectiveSite(sampleTenant, undefined);
  const site = { document: sampleTenant, language: 'EN', words, effective } as const;
  await act(async () => {
    render(
      <SiteContext value={site}>
        <Suspense fallback={<p>waiting</p>}>
          <Part />
        </Suspense>
      </SiteContext>,
    );
  });
};

const loadPart = () => Promise.resolve(() => <p>the part</p>);
const away = (): Promise<ComponentType> => Promise.reject(new TypeError('Failed to fetch'));
const failing: LoadWords = () => Promise.reject(new Error('offline'));

it('asks for chunk and words at once, and shows nothing of the part before both are there', async () => {
  const chunk = Promise.withResolvers<ComponentType>();
  const sentences = Promise.withResolvers<Record<string, string[]>>();
  const loadChunk = vi.fn<() => Promise<ComponentType>>(() => chunk.promise);
  const loadWords = vi.fn<LoadWords>(() => sentences.promise);
  await show(lazyPart('session', loadChunk), loadWords);
  expect([loadChunk.mock.calls.length, loadWords.mock.calls.map(([, part]) => part)]).toEqual([
    1,
    ['own', 'session', 'general'],
  ]);
  await act(async () => chunk.resolve(() => <p>the part</p>));
  expect(document.body.textContent).toBe('waiting');
  await act(async () => sentences.resolve({}));
  expect(screen.getByText('the part')).toBeTruthy();
});

it('holds a part back whose words have come in the language that the screen still turns to', async () => {
  const shown = Promise.withResolvers<void>();
  const turning = vi.spyOn(SiteWords.prototype, 'untilShown').mockReturnValue(shown.promise);
  await show(lazyPart('session', loadPart), async () => ({}));
  expect(document.body.textContent).toBe('waiting');
  turning.mockReturnValue(undefined);
  await act(async () => shown.resolve());
  expect(screen.getByText('the part')).toBeTruthy();
  expect(turning).toHaveBeenCalledWith('EN', 'session');
});

it('shows nothing of a part whose words do not come, and what else was asked for where that is said', async () => {
  await show(lazyPart('session', loadPart), failing);
  expect(document.body.textContent).toBe('');
  await show(
    lazyWithWords('session', loadPart, (failure) => <p>{failure.name}</p>),
    failing,
  );
  expect(screen.getByText('ChunkFailure')).toBeTruthy();
});

it('shows nothing of an extra that cannot be fetched, and leaves the page around it alone', async () => {
  for (const load of [failing, async () => ({})]) await show(lazyExtra('session', away), load);
  expect(document.body.textContent).toBe('');
  await show(lazyExtra('session', loadPart), () => Promise.resolve({}));
  expect(screen.getByText('the part')).toBeTruthy();
});
