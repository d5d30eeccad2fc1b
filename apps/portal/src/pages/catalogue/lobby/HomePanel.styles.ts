import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const PanelFrame = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('space-1')};
  min-inline-size: 0;
  padding: ${token('space-4')} ${token('space-5')};
  overflow-y: auto;
  border-radius: ${token('radius-large')};
  background: ${token('surface-raised')};
  overflow-wrap: anywhere;
  > h2 {
    font-size: ${token('font-size-5')};
  }
  h3,
  > p {
    color: ${token('text-muted')};
    font: ${token('weight-regular')} ${token('font-size-2')}/${token('line-body')} ${token('font-body')};
  }
  > strong {
    min-block-size: 1lh;
    color: ${token('text-accent')};
    font: ${token('weight-bold')} ${token('font-size-6')}/${token('line-tight')} ${token('font-display')};
    font-variant-numeric: tabular-nums;
  }
`;

export const PanelSource = styled.small`
  color: ${token('text-muted')};
  font-size: ${token('font-size-1')};
`;

export const PanelActions = styled.div`
  display: grid;
  gap: ${token('space-2')};
  margin-block-start: auto;
`;

/** Hidden where the panel is too low for games. Rows extend by their padding, so that pictures align with the text. */
export const PanelGamesFrame = styled.div`
  margin-block-start: auto;
  @container (height < 12.5lh) {
    display: none;
  }
  > ul {
    margin-inline: calc(-1 * ${token('space-2')});
  }
`;
