import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const MoneyChangeFrame = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-2')};
  font-size: ${token('font-size-2')};
  > bdi {
    font-family: ${token('font-figures')};
    font-size: ${token('font-size-3')};
    font-weight: ${token('weight-bold')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &[data-direction='in'] > bdi {
    color: ${token('money-in')};
  }
  &[data-direction='out'] > bdi {
    color: ${token('money-out')};
  }
`;
