export { browserFloor, missingFeatures } from './browserFloor.ts';
