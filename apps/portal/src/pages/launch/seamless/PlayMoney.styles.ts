import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const PlayMoneyLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  > span {
    color: ${token('text-muted')};
    font-size: ${token('font-size-2')};
    line-height: ${token('line-tight')};
    text-align: end;
  }
  > a {
    white-space: nowrap;
  }
`;
