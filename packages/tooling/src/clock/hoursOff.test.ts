import { expect, it, vi } from 'vitest';

it('sets the clock back once, and leaves dates that are given', async () => {
  const RealDate = Date;
  const { setClockHoursOff } = await import('./hoursOff.ts');
  try {
    setClockHoursOff();
    setClockHoursOff();
    const hours = (RealDate.now() - Date.now()) / 3_600_000;
    expect([Math.round(hours), new Date().getTime() - Date.now() < 1000, new Date(5).getTime()]).toEqual([5, true, 5]);
    expect([new Date() instanceof Date, Date.now]).toEqual([true, Date.now]);
  } finally {
    vi.stubGlobal('Date', RealDate);
  }
});
