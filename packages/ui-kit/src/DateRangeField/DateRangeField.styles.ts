import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { choices } from '../foundation/choices.styles.ts';

export const DateRangeFrame = styled.fieldset`
  display: grid;
  gap: ${token('space-3')};
  container-type: inline-size;
  min-inline-size: 0;
  inline-size: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    padding: 0;
    margin-block-end: ${token('space-2')};
  }
`;

export const DatePresetsRow = styled.fieldset`
  ${choices}
`;

export const DateRangeFields = styled.div`
  display: grid;
  align-items: start;
  gap: ${token('space-3')};
  @container (width >= 20rem) {
    grid-template-columns: 1fr 1fr;
  }
  input {
    min-inline-size: 0;
    font-variant-numeric: tabular-nums;
  }
`;
