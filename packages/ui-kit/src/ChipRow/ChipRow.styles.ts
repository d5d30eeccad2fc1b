import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { from640 } from '../foundation/media.ts';
import { scrollRow } from '../foundation/scrollRow.styles.ts';

export const ChipRowList = styled.ul`
  ${scrollRow}
  gap: ${token('space-2')};
  > li {
    flex: none;
    max-inline-size: 100%;
  }
  &[data-wraps] {
    ${from640} {
      flex-wrap: wrap;
      margin-inline: 0;
      padding-inline: 0;
      overflow-x: visible;
    }
  }
`;
