import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Spinner } from '../Spinner/index.ts';

test('a missing provider is told with its fix', () => {
  expect(() => renderToString(<Spinner />)).toThrow('wrap the application in <KitWordsProvider');
});
