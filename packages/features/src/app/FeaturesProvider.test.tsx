// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useFeatures } from './FeaturesProvider.tsx';
import { renderFeature } from './renderFeature.tsx';
import { useScope } from './useScope.ts';

afterEach(cleanup);

describe('FeaturesProvider', () => {
  it('shows a visitor who is asked nothing in the first render, and the session right after [REQ-079]', () => {
    const renders: [boolean, string | undefined][] = [];
    const useRecordedScope = () => {
      const { ready, token } = useScope();
      renders.push([ready, token]);
    };
    renderFeature(useRecordedScope, {}, { token: 't1' });
    expect([renders[0], renders.at(-1)]).toEqual([
      [false, undefined],
      [true, 't1'],
    ]);
  });

  it('says what is missing where there is none', () => {
    expect(() => renderHook(useFeatures)).toThrow('FeaturesProvider');
  });
});
