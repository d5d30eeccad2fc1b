import { expect, test } from 'vitest';
import { siteConstants, siteConstantsOf } from './siteConstants.ts';

test('every sentence may say the name, the age and the address of its merchant, as texts', () => {
  const constants = siteConstantsOf({ brandName: 'Alpha', minimumAge: 21, supportEmail: 'help@alpha.example' });
  expect(constants).toEqual({ brandName: 'Alpha', minimumAge: '21', supportEmail: 'help@alpha.example' });
  expect(Object.keys(constants)).toEqual([...siteConstants]);
});
