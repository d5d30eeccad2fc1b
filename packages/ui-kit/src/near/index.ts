export { useNear } from './useNear.ts';
