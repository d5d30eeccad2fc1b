import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { sampleTenant } from '../../testing/sampleTenant.ts';
import { createSiteWords } from './createSiteWords.ts';
import { useLanguageReady } from './useLanguageReady.ts';
import type { LoadWords } from './Vocabulary.ts';

const root = document.documentElement;

beforeEach(() => {
  Object.assign(root, { lang: 'zh-Hans', dir: 'ltr' });
  root.dataset['pending'] = '';
});

/** A site in Chinese that prints its language, beside a page that may suspend. */
const show = (load: LoadWords, Page: ComponentType = () => null) => {
  const words = createSiteWords(sampleTenant, { language: 'CN', messages: {} }, load);
  function Site() {
    const { vocabulary } = useLanguageReady(words);
    return (
      <>
        <output>{vocabulary.language}</output>
        <Suspense fallback="waiting">
          <Page key={vocabulary.language} />
        </Suspense>
      </>
    );
  }
  const { unmount } = render(<Site />);
  return { words, unmount };
};

const spoken = () => [screen.getByRole('status').textContent, root.lang, root.dir, root.dataset['pending']];

it('turns language and direction of the document with the words [REQ-005]', async () => {
  const shell = Promise.withResolvers<Record<string, string[]>>();
  const { words } = show(() => shell.promise);
  act(() => void words.switchTo('AR'));
  expect(spoken()).toEqual(['CN', 'zh-Hans', 'ltr', '']);
  await act(async () => shell.resolve({}));
  expect(spoken()).toEqual(['AR', 'ar', 'rtl', undefined]);
  expect(words.untilShown('CN', 'session')).toBeUndefined();
});

it('shows a page that waits for its language in the old one when it does not come [REQ-005]', async () => {
  const { words } = show(() => Promise.reject(new Error('offline')));
  await act(() => words.switchTo('AR'));
  expect(spoken()).toEqual(['CN', 'zh-Hans', 'ltr', undefined]);
});

it('puts nothing in the place of what is on screen while the page is on its way in the new language', async () => {
  const second = Promise.withResolvers<{ default: ComponentType }>();
  const Second = lazy(() => second.promise);
  let renders = 0;
  const { words } = show(
    async () => ({}),
    function Page() {
      renders += 1;
      return root.lang === 'zh-Hans' && renders === 1 ? <p>the page</p> : <Second />;
    },
  );
  await act(() => words.switchTo('AR'));
  expect(document.body.textContent).toBe('CNthe page');
  await act(async () => second.resolve({ default: () => <p>the new page</p> }));
  expect(document.body.textContent).toBe('ARthe new page');
});

it('unsubscribes when it unmounts', async () => {
  const { words, unmount } = show(async () => ({}));
  const now = vi.spyOn(words, 'now');
  await act(() => words.switchTo('AR'));
  expect(now).toHaveBeenCalled();
  unmount();
  now.mockClear();
  await words.switchTo('EN');
  expect(now).not.toHaveBeenCalled();
});
