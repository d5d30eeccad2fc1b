import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const MoneyChangeFrame = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-2')};
  font-size: ${token('font-size-2')};
  > bdi {
    font-size: ${token('font-size-3')};
    font-weight: ${token('weight-bold')};
    white-space: nowrap;
  }
`;
