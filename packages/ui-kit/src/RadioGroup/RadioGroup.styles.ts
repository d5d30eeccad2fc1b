import { token } from '@baize/theme';
import { styled } from 'styled-components';
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
  display: flex;
  gap: ${token('space-3')};
  min-block-size: ${token('target-touch')};
  padding-block: ${token('space-2')};
  cursor: pointer;
  > input {
    flex: none;
    display: grid;
    place-items: center;
    appearance: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-block: calc((1lh - 1.25rem) / 2);
    border: 1px solid ${token('border-control')};
    border-radius: ${token('radius-pill')};
    background: ${token('surface-sunken')};
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
