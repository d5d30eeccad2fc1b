import { styled } from 'styled-components';

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
  &[data-mirrors]:dir(rtl) {
    transform: scaleX(-1);
  }
`;
