import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const SkipLinkFrame = styled.a`
  position: fixed;
  inset-block-start: ${token('space-2')};
  inset-inline-start: ${token('space-2')};
  z-index: 30;
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-overlay')};
  color: ${token('text')};
  box-shadow: ${token('shadow-overlay')};
  &:not(:focus) {
    opacity: 0;
    pointer-events: none;
  }
`;
