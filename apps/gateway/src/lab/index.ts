export { newWorld, worldChange } from './worlds.schema.ts';
