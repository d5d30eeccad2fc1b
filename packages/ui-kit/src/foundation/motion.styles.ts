import { token } from '@baize/theme';
import { css, keyframes } from 'styled-components';
import { reducedMotion } from './media.ts';

const spin = keyframes`
  to { transform: rotate(1turn); }
`;

const breathe = keyframes`
  50% { opacity: 0.4; }
`;

/** Turns for as long as it is applied; under reduced motion it breathes instead. */
export const spinning = css`
  animation: ${spin} 0.9s linear infinite;
  ${reducedMotion} {
    animation: ${breathe} 1.8s ease-in-out infinite;
  }
`;

/** A slow change of opacity: what waits, without anything moving. */
export const breathing = css`
  animation: ${breathe} 1.8s ease-in-out infinite;
`;

const rise = keyframes`
  from { opacity: 0; translate: 0 0.75rem; }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/** How a layer enters: it rises a little; under reduced motion it only appears. */
export const entering = css`
  animation: ${rise} ${token('motion-enter')} ${token('ease-out')};
  ${reducedMotion} {
    animation-name: ${appear};
  }
`;
