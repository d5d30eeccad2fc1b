import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { entering } from '../foundation/motion.styles.ts';
import { overlaySurface } from '../foundation/overlay.styles.ts';

export const HeaderPanelFrame = styled.section`
  position: fixed;
  inset: calc(${token('header-height')} + ${token('space-1')}) auto auto;
  /* At the end of the row that the header's own content keeps to. */
  inset-inline-end: max(${token('gutter')}, (100vw - ${token('content-width')}) / 2);
  inline-size: min(22rem, 100vw - 2 * ${token('gutter')});
  max-block-size: calc(100dvh - ${token('header-height')} - ${token('space-4')});
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${token('space-4')};
  border-radius: ${token('radius-medium')};
  ${overlaySurface}
  box-shadow: ${token('shadow-overlay')};
  ${entering}
  &:popover-open {
    display: grid;
    gap: ${token('space-4')};
  }
`;
