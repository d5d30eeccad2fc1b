import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { from768 } from '../foundation/media.ts';
import { entering } from '../foundation/motion.styles.ts';
import { overlaySurface } from '../foundation/overlay.styles.ts';

export const ToastRegionFrame = styled.div`
  position: fixed;
  inset: auto ${token('gutter')} calc(4.5rem + env(safe-area-inset-bottom));
  z-index: 25;
  display: grid;
  gap: ${token('space-2')};
  justify-items: end;
  inline-size: auto;
  block-size: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: inherit;
  pointer-events: none;
  /* On a phone a dialog takes the lower edge, with its buttons. */
  dialog > & {
    inset-block: calc(${token('space-3')} + env(safe-area-inset-top)) auto;
  }
  ${from768} {
    &,
    dialog > & {
      inset-block: auto ${token('space-5')};
    }
  }
`;

export const ToastFrame = styled.div`
  display: flex;
  align-items: start;
  gap: ${token('space-3')};
  inline-size: 100%;
  max-inline-size: 26rem;
  padding: ${token('space-1')};
  padding-inline-start: ${token('space-4')};
  border-radius: ${token('radius-medium')};
  ${overlaySurface}
  box-shadow: ${token('shadow-overlay')};
  pointer-events: auto;
  ${entering}
  > svg {
    block-size: 2.75rem;
  }
  > span {
    flex: 1;
    min-inline-size: 0;
    padding-block: ${token('space-2')};
    overflow-wrap: anywhere;
  }
  &[data-tone='success'] > svg {
    color: ${token('success')};
  }
  &[data-tone='error'] > svg {
    color: ${token('danger')};
  }
  &[data-tone='info'] > svg {
    color: ${token('info')};
  }
`;
