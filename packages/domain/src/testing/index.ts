export { htmlVectors } from './htmlVectors.ts';
export { numberVectors } from './numberVectors.ts';
