import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { forcedColors } from '../foundation/media.ts';

export const PuzzleFrame = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

export const PuzzlePicture = styled.svg`
  display: block;
  inline-size: 100%;
  border-radius: ${token('radius-medium')};
  background: ${token('skeleton')};
  ${forcedColors} {
    forced-color-adjust: none;
  }
`;

export const PuzzleLabel = styled.label`
  font-size: ${token('font-size-2')};
  color: ${token('text-muted')};
`;

const thumb = `
  appearance: none;
  box-sizing: border-box;
  inline-size: 3.25rem;
  block-size: ${token('target-touch')};
  border: 0.375rem solid ${token('action')};
  border-radius: ${token('radius-medium')};
  background: ${token('text-on-action')};
  box-shadow: ${token('shadow-raised')};
  cursor: grab;
`;

const groove = `
  block-size: ${token('target-touch')};
  border: 1px solid ${token('border-control')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-sunken')};
`;

/** The engines' pseudo-elements need separate rules: a selector list with an unknown one is invalid as a whole. */
export const PuzzleTrack = styled.input`
  appearance: none;
  inline-size: 100%;
  block-size: ${token('target-touch')};
  margin: 0;
  border-radius: ${token('radius-medium')};
  background: none;
  touch-action: pan-y;
  &::-webkit-slider-runnable-track {
    ${groove}
  }
  &::-moz-range-track {
    ${groove}
  }
  &::-webkit-slider-thumb {
    margin-block-start: -1px;
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &:disabled {
    opacity: 0.6;
  }
`;
