import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { twoLines } from '../foundation/twoLines.styles.ts';

export const WinnerListTitle = styled.h2`
  margin-block-end: ${token('space-3')};
  font-size: ${token('font-size-5')};
`;

/** Up to three columns, as many as fit, read one after the other. */
export const WinnerListFrame = styled.ol`
  columns: 18rem 3;
  column-gap: ${token('space-5')};
`;

export const WinnerListItem = styled.li`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding-block: ${token('space-2')};
  border-block-end: 1px solid ${token('border')};
  break-inside: avoid;
  > span {
    ${twoLines}
  }
  > b {
    flex: none;
    color: ${token('money-in')};
    font-variant-numeric: tabular-nums;
    font-weight: ${token('weight-bold')};
  }
`;
