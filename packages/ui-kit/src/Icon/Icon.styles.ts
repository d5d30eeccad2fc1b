import { styled } from 'styled-components';
import { forcedColors } from '../foundation/media.ts';

export const IconFrame = styled.svg`
  flex: none;
  inline-size: 1.5em;
  block-size: 1.5em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
  &[data-filled] {
    fill: currentColor;
  }
  /* A drawing keeps a colour of ours where words may not; there it takes that of the words. */
  ${forcedColors} {
    color: inherit !important;
  }
  &[data-mirrors]:dir(rtl) {
    transform: scaleX(-1);
  }
`;
