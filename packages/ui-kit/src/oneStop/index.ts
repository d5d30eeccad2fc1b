export { keepOneStops } from './keepOneStops.ts';
