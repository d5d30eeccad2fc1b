import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover } from '../foundation/media.ts';
import { breathing } from '../foundation/motion.styles.ts';

export const SkeletonShape = styled.span`
  display: block;
  border-radius: ${token('radius-small')};
  background: ${token('skeleton')};
  ${breathing}
  &[data-shape='line'] {
    block-size: 0.6lh;
    margin-block: 0.2lh;
    inline-size: 70%;
  }
  &[data-shape='figure'] {
    block-size: 1em;
    margin-block: 0.25em;
    inline-size: 100%;
  }
  &[data-shape='avatar'] {
    inline-size: 4.5rem;
    block-size: 4.5rem;
    border-radius: 50%;
  }
  &[data-shape='chip'] {
    block-size: ${token('target-touch')};
    inline-size: 7rem;
    max-inline-size: 100%;
    ${canHover} {
      block-size: 2.25rem;
    }
    border-radius: ${token('radius-pill')};
  }
`;
