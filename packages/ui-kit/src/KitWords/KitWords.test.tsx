import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Spinner } from '../Spinner/index.ts';
import { englishWords } from '../testing/words.tsx';
import { KitWordsProvider } from './KitWords.tsx';

test('a missing provider is told with its fix', () => {
  expect(() => renderToString(<Spinner />)).toThrow('wrap the application in <KitWordsProvider');
});

test('whatever stands in a provider says its words', () => {
  const spinner = (
    <KitWordsProvider words={englishWords}>
      <Spinner />
    </KitWordsProvider>
  );
  expect(renderToString(spinner)).toContain('Loading');
});
