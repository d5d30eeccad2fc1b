import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePictureSource } from './usePictureSource.ts';

const tried = (initialProps: readonly string[] | undefined) => {
  const { result, rerender } = renderHook((sources: readonly string[] | undefined) => usePictureSource(sources), {
    initialProps,
  });
  return {
    source: () => result.current.source,
    fail: () => act(() => result.current.handleError()),
    give: (sources: readonly string[]) => rerender(sources),
  };
};

test('each address is tried once in its order, then there is none [REQ-076]', () => {
  const { source, fail } = tried(['/a.png', '/b.png', '/a.png']);
  expect(source()).toBe('/a.png');
  fail();
  expect(source()).toBe('/b.png');
  fail();
  expect(source()).toBeUndefined();
});

test('other addresses begin anew, without those that have failed', () => {
  const { source, fail, give } = tried(['/a.png']);
  fail();
  give(['/a.png', '/c.png']);
  expect(source()).toBe('/c.png');
  give(['/d.png']);
  expect(source()).toBe('/d.png');
});

test('without addresses there is no picture, and nothing can fail', () => {
  const { source, fail, give } = tried(undefined);
  fail();
  expect(source()).toBeUndefined();
  give(['/a.png']);
  expect(source()).toBe('/a.png');
});
