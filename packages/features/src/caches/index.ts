export { keepCaches } from './keepCaches.ts';
