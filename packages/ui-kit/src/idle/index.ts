export { whenIdle, type IdleWait } from './whenIdle.ts';
