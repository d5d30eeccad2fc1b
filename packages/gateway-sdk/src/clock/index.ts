export { onClockLeap, steadyNow } from './steadyClock.ts';
