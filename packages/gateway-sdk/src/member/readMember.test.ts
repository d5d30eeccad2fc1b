import { describe, expect, it } from 'vitest';
import { readMember } from './memberCalls.ts';

describe('a member', () => {
  it('may lack a user name, and is called by the account without a nickname [REQ-082]', () => {
    expect(readMember({ id: '1', account: 'player', nickname: '', type: 0 })).toEqual({
      id: '1',
      account: 'player',
      userName: undefined,
      nickname: 'player',
      type: 0,
    });
    expect(readMember({ id: 1, account: 'player', userName: 'Ann', nickname: 'Annie', type: 41 })).toEqual({
      id: '1',
      account: 'player',
      userName: 'Ann',
      nickname: 'Annie',
      type: 41,
    });
  });

  it('is none without id, account or type [REQ-082]', () => {
    const whole = { id: '1', account: 'player', nickname: 'n', type: 0 };
    for (const key of ['id', 'account', 'type']) expect(readMember({ ...whole, [key]: undefined })).toBeUndefined();
    expect(readMember({ ...whole, type: '0' })).toBeUndefined();
  });
});
