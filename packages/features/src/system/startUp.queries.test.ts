// @vitest-environment jsdom
import { examples, failed, gatewayStub } from '@baize/gateway-sdk/testing';
import type { GatewayStub, Stubs } from '@baize/gateway-sdk/testing';
import { createQueryClient } from '../app/createQueryClient.ts';
import type { Scope } from '../app/index.ts';
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startUpQuery } from './startUp.queries.ts';

const scopeOf = (getStartUp: Stubs['getStartUp']): Scope => ({
  gateway: gatewayStub({ getStartUp }),
  merchant: 'LOTUS',
  language: 'EN',
  ready: true,
});

const watch = () => {
  let calls = 0;
  const startUp = () => ({ ...examples.getStartUp, location: { ip: String((calls += 1)) } });
  const queryClient = createQueryClient();
  queryClient.mount();
  onTestFinished(() => queryClient.unmount());
  const observer = new QueryObserver(queryClient, startUpQuery(scopeOf(startUp)));
  onTestFinished(observer.subscribe(() => {}));
  return { observer, calls: () => calls };
};

describe('startUpQuery', () => {
  it('is read again each minute [REQ-057]', async () => {
    const { observer, calls } = watch();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(calls()).toBe(1);
    await vi.advanceTimersByTimeAsync(2);
    expect([calls(), observer.getCurrentResult().data?.ip]).toEqual([2, '2']);
  });

  it('is asked for again every five seconds until there is a first answer', async () => {
    const scope = scopeOf(failed(404));
    const queryClient = createQueryClient();
    onTestFinished(new QueryObserver(queryClient, startUpQuery(scope)).subscribe(() => {}));
    const { asked } = scope.gateway as GatewayStub;
    await vi.advanceTimersByTimeAsync(4999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(asked).toHaveLength(2);
  });

  it('is read again on focus, however fresh it is [REQ-057]', async () => {
    const { calls } = watch();
    await vi.advanceTimersByTimeAsync(1);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls()).toBe(2);
    focusManager.setFocused(undefined);
  });

  it('keeps the old answer while another language loads, so that no open form is taken away [REQ-057]', async () => {
    const { observer } = watch();
    await vi.advanceTimersByTimeAsync(1);
    observer.setOptions(startUpQuery({ ...scopeOf(() => new Promise(() => {})), language: 'CN' }));
    expect(observer.getCurrentResult().data?.ip).toBe('1');
  });

  it('is aborted when its last observer unmounts', async () => {
    const scope = scopeOf(() => new Promise(() => {}));
    const call = vi.spyOn(scope.gateway, 'call');
    const stop = new QueryObserver(createQueryClient(), startUpQuery(scope)).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(1);
    stop();
    expect(await call.mock.results[0]?.value).toEqual({ ok: false, error: { kind: 'aborted' } });
  });
});
