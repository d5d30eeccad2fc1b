import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { MenuPanel } from '../Menu/Menu.styles.ts';

/** Positioned like a menu, with block content. */
export const PopoverPanel = styled(MenuPanel)`
  inline-size: 20rem;
  max-block-size: calc(100dvh - ${token('header-height')} - ${token('space-4')});
  overflow: auto;
  overscroll-behavior: contain;
  white-space: normal;
  &[data-in-bar] {
    inset-block-start: 50%;
    inset-inline-end: 5rem;
    inline-size: auto;
    min-inline-size: 0;
    max-inline-size: 20rem;
    @supports (position-area: block-end) {
      inset: auto;
      margin: 0;
      margin-inline-end: ${token('space-2')};
      position-area: inline-start;
    }
  }
  &:popover-open {
    display: grid;
    gap: ${token('space-2')};
  }
`;
