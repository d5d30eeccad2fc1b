export { usePictureSource } from './usePictureSource.ts';
