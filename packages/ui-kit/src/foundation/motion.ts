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
