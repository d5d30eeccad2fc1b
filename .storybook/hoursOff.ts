import { setClockHoursOff } from '@baize/tooling/clock';

setClockHoursOff();
