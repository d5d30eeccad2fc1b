export { numberVectors } from './numberVectors.ts';
