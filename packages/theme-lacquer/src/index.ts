export { lacquer } from './lacquer.ts';
