import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { choiceRow } from '../foundation/choiceRow.styles.ts';
import { forcedColors } from '../foundation/media.ts';
import { FieldLabel } from '../Field/Field.styles.ts';

export const RadioFrame = styled.fieldset`
  display: grid;
  gap: ${token('space-2')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const RadioLegend = styled(FieldLabel).attrs({ as: 'legend' })`
  padding: 0;
`;

export const RadioList = styled.div`
  display: grid;
  &[data-inline] {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${token('space-5')};
  }
`;

export const RadioRow = styled.label`
  ${choiceRow}
  > input {
    border-radius: ${token('radius-pill')};
    &:checked {
      border: 0.375rem solid ${token('action')};
      background: ${token('text-on-action')};
      ${forcedColors} {
        border-color: Highlight;
      }
    }
  }
  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('font-size-2')};
  }
  [aria-invalid='true'] & > input {
    border-color: ${token('danger')};
  }
  &:has(> :disabled) {
    color: ${token('text-faint')};
    cursor: not-allowed;
    > input {
      opacity: 0.5;
    }
  }
`;
