import { token } from '@baize/theme';
import { css } from 'styled-components';

/** A name over what is said of it, each on one line that gives way where there is no room. */
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
