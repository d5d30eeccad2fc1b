import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const StageFrame = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  block-size: 100dvh;
  background: ${token('surface-page')};
  &:fullscreen > header {
    display: none;
  }
`;

export const StageBar = styled.header`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  min-block-size: 3rem;
  padding-inline: ${token('space-4')} ${token('space-1')};
  border-block-end: 1px solid ${token('hairline')};
  > h1 {
    /* In little room, a long name shrinks before the elements beside it. */
    flex-shrink: 9999;
    min-inline-size: 0;
    overflow-x: clip;
    outline: none;
    font: ${token('weight-medium')} ${token('font-size-3')}/${token('line-body')} ${token('font-body')};
    letter-spacing: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Slot between title and tools, e.g. for the play line. */
export const StageExtra = styled.div`
  display: flex;
  flex: auto;
  justify-content: end;
  min-inline-size: 0;
`;

export const StageFloor = styled.div`
  position: relative;
  > iframe {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    background: ${token('surface-sunken')};
  }
`;

export const StageCover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  overflow: auto;
  background: ${token('surface-page')};
  color: ${token('text-muted')};
  > output {
    font-size: ${token('font-size-6')};
  }
`;

/** Covers the lower edge only: the frame stays, since the game may still respond. */
export const StageNotice = styled.div`
  position: absolute;
  inset-inline: ${token('space-4')};
  inset-block-end: calc(${token('space-4')} + env(safe-area-inset-bottom));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')};
  max-inline-size: 36rem;
  margin-inline: auto;
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-overlay')};
  box-shadow: ${token('shadow-overlay')};
  > output {
    flex: 1 1 14rem;
  }
`;
