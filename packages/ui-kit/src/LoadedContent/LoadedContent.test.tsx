import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { englishWords } from '../testing/words.tsx';
import { LoadedContent, type LoadedContentProps } from './LoadedContent.tsx';

type Props = LoadedContentProps<readonly string[], string>;

const handleRetry = vi.fn();

const show = (of: Partial<Props['of']>, more: Partial<Props> = {}) =>
  render(
    <KitWordsProvider words={englishWords}>
      <LoadedContent
        of={{ data: undefined, error: undefined, retry: handleRetry, ...of }}
        loading={<i>skeleton</i>}
        failed={(error, retry) => (
          <button type="button" onClick={retry}>
            {error}
          </button>
        )}
        empty={<b>nothing</b>}
        {...more}
      >
        {(names) => <p>{names.join()}</p>}
      </LoadedContent>
    </KitWordsProvider>,
  ).container;

test('the wait is drawn and announced', () => {
  expect(show({}).textContent).toBe('Loadingskeleton');
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

test('a failure is told and can be tried again', () => {
  expect(show({ error: 'offline' }).textContent).toBe('offline');
  fireEvent.click(screen.getByRole('button'));
  expect(handleRetry).toHaveBeenCalledOnce();
});

test('data are shown, also after a refresh that failed', () => {
  expect(show({ data: ['one', 'two'], error: 'offline' }).textContent).toBe('one,two');
});

test('what is empty has its own notice, by the rule of its owner if there is one', () => {
  expect(show({ data: [] }).textContent).toBe('nothing');
  expect(show({ data: ['one'] }, { isEmpty: ([first]) => first === 'one' }).textContent).toBe('nothing');
  expect(show({ data: [] }, { empty: undefined }).textContent).toBe('');
});
