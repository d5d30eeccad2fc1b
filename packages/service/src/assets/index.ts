export { readAssets, type Asset } from './readAssets.ts';
