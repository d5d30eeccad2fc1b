import { expect, it } from 'vitest';
import { jurisdictions } from './jurisdictions.rules.ts';

it('none sets no requirement [D58]', () => {
  expect(jurisdictions.none).toEqual({ preTickedConsent: true, depositLimitChoice: false });
});

it.each(['EU', 'BR'] as const)(
  '%s forbids a ticked box, and asks for a deposit limit before the first deposit [D14, D58]',
  (id) => {
    expect(jurisdictions[id]).toMatchObject({ preTickedConsent: false, depositLimitChoice: true });
  },
);
