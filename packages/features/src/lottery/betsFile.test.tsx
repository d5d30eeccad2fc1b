// @vitest-environment jsdom
import { failed } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventually, settled } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useFile } from '../paging/index.ts';
import { betsFile } from './betsFile.ts';

const aFile = () => new Response('"total"\r\n', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });

const neverAnswers = () => new Promise<never>(() => {});

const render = (getBetsCsv: Stubs['getBetsCsv']) => {
  const loaded = vi.fn<(file: Blob) => void>();
  const days = { from: '2026-03-01', to: '2026-03-31' };
  const view = renderFeature(() => useFile(betsFile('five', days), loaded), { getBetsCsv }, { token: 't1' });
  return { ...view, loaded };
};

it('the file of bets is loaded with the filters of the list', async () => {
  const { result, loaded, gateway } = render(aFile);
  expect(result.current.view.state).toBe('idle');
  act(() => result.current.load());
  expect(result.current.view.state).toBe('loading');
  await eventually(() => expect(result.current.view.state).toBe('idle'));
  expect(loaded).toHaveBeenCalledOnce();
  expect(gateway.asked).toMatchObject([{ query: { gameCode: 'five', from: '2026-03-01', to: '2026-03-31' } }]);
});

it('the file of bets is cancelled, and fails with its error until it is loaded again', async () => {
  let answer: () => ReturnType<typeof failed> | Promise<never> | Response = neverAnswers;
  const { result, loaded } = render(() => answer());
  act(() => result.current.load());
  act(() => result.current.cancel());
  await act(settled);
  expect([result.current.view.state, loaded.mock.calls.length]).toEqual(['idle', 0]);
  answer = () => failed(403, 'forbidden');
  act(() => result.current.load());
  await eventually(() => expect(result.current.view).toMatchObject({ state: 'failed', error: { status: 403 } }));
  answer = aFile;
  act(() => result.current.load());
  await eventually(() => expect(result.current.view.state).toBe('idle'));
  expect(loaded).toHaveBeenCalledOnce();
});
