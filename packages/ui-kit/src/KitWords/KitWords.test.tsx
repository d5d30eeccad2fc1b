import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Spinner } from '../Spinner/Spinner.tsx';
import { englishWords } from '../testing/words.tsx';
import { KitWordsProvider } from './KitWords.tsx';

test('a missing provider throws an error with the fix', () => {
  expect(() => renderToString(<Spinner />)).toThrow('wrap the application in <KitWordsProvider');
});

test('components within a provider use its words', () => {
  const spinner = (
    <KitWordsProvider words={englishWords}>
      <Spinner />
    </KitWordsProvider>
  );
  expect(renderToString(spinner)).toContain('Loading');
});
