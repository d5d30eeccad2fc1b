import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { MenuPanel } from '../Menu/Menu.styles.ts';

/** Stands where a menu would; what is in it goes from top to bottom. */
export const PopoverPanel = styled(MenuPanel)`
  inline-size: 20rem;
  max-block-size: calc(100dvh - ${token('header-height')} - ${token('space-4')});
  overflow: auto;
  overscroll-behavior: contain;
  white-space: normal;
  &:popover-open {
    display: grid;
    gap: ${token('space-2')};
  }
`;
