import { describe, expect, it } from 'vitest';
import { gatewayStub } from '../testing/index.ts';
import { getMemberIcon, getMemberInfo } from './index.ts';

const member = (value: object) => getMemberInfo(gatewayStub({ getMemberInfo: value as never }, { token: () => 't' }));

describe('a member', () => {
  it('may lack a user name, and is called by the account without a nickname [REQ-082]', async () => {
    expect(await member({ id: '1', account: 'player', nickname: '', type: 0 })).toEqual({
      ok: true,
      value: { id: '1', account: 'player', userName: undefined, nickname: 'player', type: 0 },
    });
    const annie = { account: 'player', userName: 'Ann', nickname: 'Annie', type: 41 };
    expect(await member({ ...annie, id: 1 })).toEqual({ ok: true, value: { ...annie, id: '1' } });
  });

  it('is malformed without id, account or type [REQ-082]', async () => {
    const whole = { id: '1', account: 'player', nickname: 'n', type: 0 };
    for (const broken of [{ id: undefined }, { account: '' }, { type: undefined }, { type: '0' }])
      expect(await member({ ...whole, ...broken })).toMatchObject({ error: { kind: 'malformed' } });
  });
});

it('a member has a picture, or an undefined url', async () => {
  for (const [url, chosen] of [
    ['/media/icons/3.svg', '/media/icons/3.svg'],
    ['', undefined],
  ]) {
    const gateway = gatewayStub({ getMemberIcon: { url } as never }, { token: () => 't' });
    expect(await getMemberIcon(gateway)).toEqual({ ok: true, value: { url: chosen } });
  }
});
