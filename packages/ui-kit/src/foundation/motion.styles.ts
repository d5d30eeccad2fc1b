import { token } from '@baize/theme';
import { css, keyframes } from 'styled-components';
import { reducedMotion } from './media.ts';

const spin = keyframes`
  to { transform: rotate(1turn); }
`;

const breathe = keyframes`
  50% { opacity: 0.4; }
`;

/** An endless rotation; a slow pulse of opacity under reduced motion. */
export const spinning = css`
  animation: ${spin} 0.9s linear infinite;
  ${reducedMotion} {
    animation: ${breathe} 1.8s ease-in-out infinite;
  }
`;

/** A slow pulse of opacity for loading content, allowed under reduced motion. */
export const breathing = css`
  animation: ${breathe} 1.8s ease-in-out infinite;
`;

const rise = keyframes`
  from { opacity: 0; translate: 0 0.75rem; }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/** Enter animation of a layer: rises and fades in; only fades in under reduced motion. */
export const entering = css`
  animation: ${rise} ${token('motion-enter')} ${token('ease-out')};
  ${reducedMotion} {
    animation-name: ${appear};
  }
`;
