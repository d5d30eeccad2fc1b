export { GlobalStyle } from './GlobalStyle.styles.ts';
