import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { modalLayer } from '../Dialog/Dialog.styles.ts';
import { from640 } from '../foundation/media.ts';

export const FramePanelBox = styled.dialog`
  ${modalLayer}
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  margin-inline-start: auto;
  padding: 0;
  overflow: clip;
  &[open] {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  }
  ${from640} {
    inline-size: 26rem;
  }
`;

export const FramePanelBar = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${token('header-height')};
  padding-inline: ${token('space-4')} ${token('space-1')};
  border-block-end: 1px solid ${token('hairline')};
  > h2 {
    flex: 1;
    min-inline-size: 0;
    font-size: ${token('font-size-4')};
  }
`;

export const FramePanelFloor = styled.div`
  position: relative;
  > iframe {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
`;

export const FramePanelCover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: safe center;
  padding: ${token('space-4')};
  overflow: auto;
  background: ${token('surface-overlay')};
  color: ${token('text-muted')};
  > output {
    font-size: ${token('font-size-6')};
  }
`;
