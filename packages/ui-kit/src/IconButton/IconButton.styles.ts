import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover } from '../foundation/media.ts';
import { spinning } from '../foundation/motion.styles.ts';

export const IconButtonFrame = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${token('target-touch')};
  block-size: ${token('target-touch')};
  border-radius: ${token('radius-pill')};
  color: ${token('text-muted')};
  transition: background-color ${token('motion-feedback')} ${token('ease-out')};
  ${canHover} {
    &:hover {
      background: ${token('action-quiet-hover')};
      color: ${token('text')};
    }
  }
  &[aria-disabled='true'] {
    opacity: 0.35;
  }
  &[aria-busy='true'] > svg {
    ${spinning}
  }
`;
