export { addressesOf, askAddress, listen } from './listen.ts';
