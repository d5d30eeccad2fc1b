export { neon } from './neon.ts';
