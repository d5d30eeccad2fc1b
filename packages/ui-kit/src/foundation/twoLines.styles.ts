import { token } from '@baize/theme';
import { css } from 'styled-components';

/** A name above a description, each on one line that is cut off with an ellipsis. */
export const twoLines = css`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  > * {
    overflow-x: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > strong {
    font-size: ${token('font-size-2')};
    font-weight: ${token('weight-medium')};
  }
  > span {
    color: ${token('text-muted')};
    font-size: ${token('font-size-1')};
  }
`;
