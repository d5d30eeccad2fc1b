import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const AmountTextFrame = styled.bdi`
  font-family: ${token('font-figures')};
  font-variant-numeric: tabular-nums;
  &[data-direction='in'] {
    color: ${token('money-in')};
  }
  &[data-direction='out'] {
    color: ${token('money-out')};
  }
  &[data-size='large'] {
    font-size: ${token('font-size-6')};
    font-weight: ${token('weight-bold')};
    line-height: ${token('line-tight')};
  }
`;
