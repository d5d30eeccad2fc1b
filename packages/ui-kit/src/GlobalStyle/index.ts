export { GlobalStyle } from './GlobalStyle.ts';
