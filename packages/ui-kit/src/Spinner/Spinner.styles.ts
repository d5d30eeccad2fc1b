import { styled } from 'styled-components';
import { spinning } from '../foundation/motion.styles.ts';

export const SpinnerRing = styled.span`
  display: inline-block;
  flex: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  border: 2px solid;
  border-block-start-color: transparent;
  border-radius: 50%;
  ${spinning}
`;
