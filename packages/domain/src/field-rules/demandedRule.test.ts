import { expect, it } from 'vitest';
import { demandedRule } from './demandedRule.ts';
import { checkField } from './fieldRules.rules.ts';

it('asks for what registration leaves out or leaves free, by the merchant’s own rule', () => {
  const own = {
    key: 'mobileNum',
    enabled: false,
    required: false,
    minLength: 5,
    maxLength: 15,
    patternId: 6,
    type: 'tel',
  };
  const asked = demandedRule([own], 'mobileNum');
  expect([checkField(asked, ''), checkField(asked, '1234'), checkField(asked, '13800000000')]).toEqual([
    { rule: 'required' },
    { rule: 'length', min: 5, max: 15 },
    undefined,
  ]);
});

it('asks for an address, digits or any text where the merchant says nothing', () => {
  expect(checkField(demandedRule([], 'email'), 'nobody')).toEqual({ rule: 'pattern', patternId: 3 });
  expect(checkField(demandedRule([], 'mobileNum'), '12a')).toEqual({ rule: 'pattern', patternId: 6 });
  expect(checkField(demandedRule([], 'username'), '文')).toBeUndefined();
});
