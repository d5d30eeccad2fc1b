import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { forcedColors } from '../foundation/media.ts';
import { breathing } from '../foundation/motion.styles.ts';

export const ProgressFrame = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space-1')} ${token('space-4')};
  font-size: ${token('font-size-2')};
  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > [aria-hidden] {
    color: ${token('text-muted')};
    font-variant-numeric: tabular-nums;
  }
`;

/** The engines' pseudo-elements need separate rules: a selector list with an unknown one is invalid as a whole. */
export const ProgressBar = styled.progress`
  appearance: none;
  inline-size: 100%;
  block-size: 0.5rem;
  border: 0;
  border-radius: ${token('radius-pill')};
  overflow: clip;
  background: ${token('action-quiet-hover')};
  &::-webkit-progress-bar {
    background: none;
  }
  &::-webkit-progress-value {
    border-radius: ${token('radius-pill')};
    background: ${token('accent')};
    transition: inline-size ${token('motion-enter')} ${token('ease-out')};
  }
  &::-moz-progress-bar {
    border-radius: ${token('radius-pill')};
    background: ${token('accent')};
  }
  /* Indeterminate: the bar fades in and out, which is no motion. */
  &:indeterminate {
    background: ${token('accent')};
    ${breathing}
    &::-moz-progress-bar {
      background: none;
    }
  }
  ${forcedColors} {
    border: 1px solid;
    &:indeterminate,
    &::-webkit-progress-value {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
