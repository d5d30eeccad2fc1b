import { usualRules } from '@baize/domain/field-rules';
import { registrationFields, vendorCodes } from '@baize/tenant/sandbox';
import { expect, it } from 'vitest';
import { vendorSeeds } from '../catalogue/catalogueData.ts';

it('a sandbox file may name exactly the vendors that the sandbox has', () => {
  expect([...vendorCodes]).toEqual(vendorSeeds.map(({ vassalage }) => vassalage));
});

it('a sandbox file may change exactly the fields that a registration has', () => {
  expect([...registrationFields]).toEqual(usualRules.map(({ key }) => key));
});
