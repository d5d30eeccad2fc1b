import { token } from '@baize/theme';
import { createGlobalStyle } from 'styled-components';
import { from768, reducedMotion, short } from '../foundation/media.ts';
import { scripts } from './scripts.styles.ts';

/** Global styles: reset, focus ring, motion and the typography of each script. Render once at the root. */
export const GlobalStyle = createGlobalStyle`
  *, ::before, ::after { box-sizing: border-box; }
  * { margin: 0; }
  :root, [data-scheme='light'] { --when-light: block; --when-dark: none; }
  [data-scheme='dark'] { --when-light: none; --when-dark: block; }
  @media (prefers-color-scheme: dark) {
    :root:not([data-scheme]) { --when-light: none; --when-dark: block; }
  }
  html {
    --tracking: -0.012em;
    background: ${token('surface-page')};
    color: ${token('text')};
    font: ${token('font-size-3')}/${token('line-body')} ${token('font-body')};
    text-size-adjust: none;
    -webkit-text-size-adjust: none;
    overflow-y: scroll;
    /* A focused element, or the target of an anchor, never lies under the header or the bottom bar (WCAG 2.4.11). */
    scroll-padding-block: calc(${token('header-height')} + ${token('space-4')}) calc(4.5rem + env(safe-area-inset-bottom));
  }
  ${from768} {
    html { scroll-padding-block-end: ${token('space-4')}; }
  }
  ${short} {
    html { scroll-padding-block: ${token('space-4')}; }
  }
  html:has([data-stage]) { overflow-y: auto; }
  @media (hover: none) {
    html:has(dialog:modal) { overflow: hidden; }
  }
  ${scripts}
  [lang] { font-family: ${token('font-body')}; line-height: ${token('line-body')}; }
  h1, h2, h3 {
    font-family: ${token('font-display')};
    font-weight: ${token('weight-bold')};
    line-height: ${token('line-tight')};
    letter-spacing: var(--tracking);
    text-wrap: balance;
  }
  p { text-wrap: pretty; }
  ul, ol { padding: 0; list-style: none; }
  img, svg, iframe { display: block; border: 0; }
  img { max-inline-size: 100%; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
  button, dialog, [popover] { padding: 0; border: 0; background: none; color: inherit; }
  button, a, select, summary, label { touch-action: manipulation; -webkit-tap-highlight-color: transparent; }
  button { cursor: pointer; }
  :focus-visible { outline: 2px solid ${token('focus')}; outline-offset: 2px; }
  [hidden] { display: none !important; }
  ${reducedMotion} {
    *, ::before, ::after, ::backdrop { transition-property: opacity !important; scroll-behavior: auto !important; }
  }
`;
