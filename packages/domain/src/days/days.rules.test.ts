import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, countDays, dayAt, dayPresets, daysOfPreset, isDay, isDayPreset } from './days.rules.ts';

const day = fc
  .date({ min: new Date('1000-02-01T00:00:00Z'), max: new Date('2999-11-30T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a day', () => {
  it.each(['2026-03-01', '2024-02-29', '1000-01-01', '2999-12-31'])('can be %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each(['', '2026-3-1', '2026-02-30', '2026-13-01', '0999-12-31', '3000-01-01', '2026-03-01T00:00', ' 2026-03-01'])(
    'cannot be "%s"',
    (text) => expect(isDay(text)).toBe(false),
  );

  it.each([
    ['Pacific/Kiritimati', '2026-03-02'],
    ['Asia/Shanghai', '2026-03-01'],
    ['UTC', '2026-03-01'],
    ['America/Sao_Paulo', '2026-03-01'],
    ['Pacific/Pago_Pago', '2026-02-28'],
  ])('in %s depends on the zone alone', (timeZone, expected) => {
    expect(dayAt(Date.parse('2026-03-01T10:30:00Z'), timeZone)).toBe(expected);
  });

  it('has an exact start, also where the clocks go forward at midnight', () => {
    const zone = 'America/Santiago';
    expect([dayAt(Date.parse('2025-09-07T03:59:59Z'), zone), dayAt(Date.parse('2025-09-07T04:00:00Z'), zone)]).toEqual([
      '2025-09-06',
      '2025-09-07',
    ]);
  });

  it('is moved over months, years and leap days', () => {
    expect([addDays('2024-02-28', 1), addDays('2024-03-01', -1), addDays('2025-12-31', 1)]).toEqual([
      '2024-02-29',
      '2024-02-29',
      '2026-01-01',
    ]);
  });

  it('is moved there and back', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -30, max: 30 }), (from, count) => {
        expect(addDays(addDays(from, count), -count)).toBe(from);
      }),
    );
  });
});

describe('presets of date ranges', () => {
  it.each([
    // A Wednesday.
    ['2026-03-04', 'today', '2026-03-04', '2026-03-04'],
    ['2026-03-04', 'yesterday', '2026-03-03', '2026-03-03'],
    ['2026-03-04', 'thisWeek', '2026-03-02', '2026-03-04'],
    ['2026-03-04', 'lastWeek', '2026-02-23', '2026-03-01'],
    ['2026-03-04', 'thisMonth', '2026-03-01', '2026-03-04'],
    ['2026-03-04', 'lastMonth', '2026-02-01', '2026-02-28'],
    ['2026-03-04', 'last7', '2026-02-26', '2026-03-04'],
    ['2026-03-04', 'last30', '2026-02-03', '2026-03-04'],
    ['2026-03-04', 'next7', '2026-03-04', '2026-03-10'],
    ['2026-03-04', 'next30', '2026-03-04', '2026-04-02'],
    // A Sunday is the last day of its week, a Monday the first.
    ['2026-03-01', 'thisWeek', '2026-02-23', '2026-03-01'],
    ['2026-03-02', 'thisWeek', '2026-03-02', '2026-03-02'],
    ['2024-03-31', 'lastMonth', '2024-02-01', '2024-02-29'],
    ['2026-01-15', 'lastMonth', '2025-12-01', '2025-12-31'],
    ['2026-03-01', 'last7', '2026-02-23', '2026-03-01'],
    ['2026-01-10', 'last30', '2025-12-12', '2026-01-10'],
    ['2028-02-26', 'next7', '2028-02-26', '2028-03-03'],
    ['2026-12-15', 'next30', '2026-12-15', '2027-01-13'],
    ['2026-03-01', 'today', '2026-03-01', '2026-03-01'],
    ['2026-03-01', 'yesterday', '2026-02-28', '2026-02-28'],
    ['2026-03-17', 'thisMonth', '2026-03-01', '2026-03-17'],
    ['2028-03-17', 'lastMonth', '2028-02-01', '2028-02-29'],
  ] as const)('on %s, %s is %s to %s', (today, preset, from, to) => {
    expect(daysOfPreset(preset, today)).toEqual({ from, to });
  });

  it('have their number of days', () => {
    fc.assert(
      fc.property(day, (today) => {
        const [last7, last30, next7, next30, lastWeek] = (
          ['last7', 'last30', 'next7', 'next30', 'lastWeek'] as const
        ).map((preset) => countDays(daysOfPreset(preset, today)));
        expect([last7, last30, next7, next30, lastWeek]).toEqual([7, 30, 7, 30, 7]);
      }),
    );
  });

  it('are known by name', () => {
    expect(dayPresets.every(isDayPreset)).toBe(true);
    expect(['constructor', 'last8', ''].some(isDayPreset)).toBe(false);
  });
});
