import { expect, it } from 'vitest';
import { isDaylight } from './daylight.rules.ts';

it.each([
  ['Asia/Dubai', '01:59', false],
  ['Asia/Dubai', '02:00', true],
  ['Asia/Dubai', '13:59', true],
  ['Asia/Dubai', '14:00', false],
  ['Asia/Dubai', '20:30', false],
  ['America/Sao_Paulo', '14:00', true],
])('knows whether it is day in %s at %s UTC', (timeZone, time, day) => {
  expect(isDaylight(timeZone, Date.parse(`2026-03-01T${time}:00Z`))).toBe(day);
});
