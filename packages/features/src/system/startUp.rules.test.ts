import { noFlags } from '@baize/domain/flags';
import type { GatewayError } from '@baize/gateway-sdk';
import type { StartUp } from '@baize/gateway-sdk/system';
import { describe, expect, it } from 'vitest';
import { startUpState } from './startUp.rules.ts';

const startUp = { flags: { ...noFlags, freePlay: true } } as StartUp;
const error: GatewayError = { kind: 'network' };

describe('startUpState', () => {
  it('is loading until something is known, with every flag off [REQ-057] [REQ-058]', () => {
    expect(startUpState(undefined, undefined)).toEqual({
      state: 'loading',
      startUp: undefined,
      flags: noFlags,
      error: undefined,
    });
  });

  it('is failed without an answer, for the retry screen [REQ-060]', () => {
    expect(startUpState(undefined, error)).toMatchObject({ state: 'failed', flags: noFlags, error });
  });

  it('stays ready when reading it again fails [REQ-057]', () => {
    expect(startUpState(startUp, undefined)).toMatchObject({ state: 'ready', startUp, flags: { freePlay: true } });
    expect(startUpState(startUp, error)).toMatchObject({ state: 'ready', flags: { freePlay: true } });
  });
});
