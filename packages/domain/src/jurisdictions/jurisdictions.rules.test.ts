import { expect, it } from 'vitest';
import { jurisdictionSources } from './jurisdictionSources.ts';
import type { LawSource } from './jurisdictionSources.ts';
import { jurisdictionIds, jurisdictions, lawfulAge, lawOf } from './jurisdictions.rules.ts';
import type { JurisdictionId } from './jurisdictions.rules.ts';

it('none sets no requirement [D58]', () => {
  expect(jurisdictions.none).toEqual({ preTickedConsent: true, depositLimitChoice: false });
});

it.each(['EU', 'BR'] as const)(
  '%s forbids a ticked box, and asks for a deposit limit before the first deposit [D14, D58]',
  (id) => {
    expect(jurisdictions[id]).toMatchObject({ preTickedConsent: false, depositLimitChoice: true });
  },
);

it('every id is listed once, and none is the law where nothing else is chosen', () => {
  expect([...jurisdictionIds]).toEqual(Object.keys(jurisdictions));
  expect(lawOf(undefined)).toBe(jurisdictions.none);
  expect(lawOf('DE')).toBe(jurisdictions.DE);
});

/** The rules of a law that require something. */
const rulesOf = (id: JurisdictionId): string[] =>
  Object.entries(lawOf(id)).flatMap(([rule, value]) =>
    (rule === 'preTickedConsent' && value === true) || (rule === 'depositLimitChoice' && value === false) ? [] : [rule],
  );

it.each(jurisdictionIds)('each rule of %s, and nothing else, has a source [D58]', (id) => {
  const sources: Record<string, LawSource> = jurisdictionSources[id];
  expect(Object.keys(sources).toSorted()).toEqual(rulesOf(id).toSorted());
  for (const { name, section, says, url } of Object.values(sources)) {
    expect([name, section].every((text) => text.length > 3)).toBe(true);
    expect(says).toMatch(/^[A-Z].*\.$/u);
    expect(new URL(url).protocol).toBe('https:');
  }
});

it('no law lets anybody play who is under 18, and a site may ask for more [D58]', () => {
  for (const id of jurisdictionIds) expect(lawOf(id).minimumAge ?? 18).toBeGreaterThanOrEqual(18);
  expect([lawfulAge('GB', 16), lawfulAge('GB', 21), lawfulAge('none', 18), lawfulAge(undefined, 19)]).toEqual([
    18, 21, 18, 19,
  ]);
});

it('every rule is set by one law at least', () => {
  const rules = new Set(jurisdictionIds.flatMap(rulesOf));
  expect([...rules].toSorted()).toEqual([
    'autoPlay',
    'bonuses',
    'depositLimitChoice',
    'depositLimitRequired',
    'helpLine',
    'marketingByChannel',
    'minimumAge',
    'nightBreak',
    'notice',
    'preTickedConsent',
  ]);
});

it('the hours of a night are times of the clock, and a help line can be called', () => {
  const laws = jurisdictionIds.map(lawOf);
  const times = laws.flatMap(({ nightBreak }) => (nightBreak ? Object.values(nightBreak) : []));
  expect(times.filter((time) => !/^([01]\d|2[0-3]):[0-5]\d$/u.test(time))).toEqual([]);
  const lines = laws.flatMap(({ helpLine }) => helpLine ?? []);
  expect(lines.filter(({ phone, url }) => !/^[\d ]{8,}$/u.test(phone) || !url.startsWith('https:'))).toEqual([]);
});
