/**
 * Sets the clock of a page hours behind, as on many a player's machine. It runs before the page's own scripts: code that
 * reads the browser's clock instead of the gateway's then shows wrong times.
 */
export const setClockHoursOff = (): void => {
  if (Reflect.has(globalThis, 'isHoursOff')) return;
  Object.assign(globalThis, { isHoursOff: true });
  const offMilliseconds = -5 * 3_600_000;
  const now = Date.now.bind(Date);
  const shiftedNow = () => now() + offMilliseconds;
  globalThis.Date = new Proxy(Date, {
    construct: (RealDate, values: unknown[]) =>
      values.length === 0 ? new RealDate(shiftedNow()) : (Reflect.construct(RealDate, values) as Date),
    get: (RealDate, key, receiver) => (key === 'now' ? shiftedNow : Reflect.get(RealDate, key, receiver)),
  });
};
