export { reaches } from './reaches.ts';
