import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { controlBox } from '../Field/Field.styles.ts';

export const TextAreaControl = styled.textarea`
  ${controlBox}
  display: block;
  padding-block: ${token('space-3')};
  max-block-size: 20rem;
  line-height: ${token('line-body')};
  resize: vertical;
  field-sizing: content;
`;

export const TextAreaCount = styled.p`
  justify-self: end;
  color: ${token('text-muted')};
  font-size: ${token('font-size-1')};
  font-variant-numeric: tabular-nums;
  &[data-over] {
    color: ${token('danger')};
    font-weight: ${token('weight-bold')};
  }
`;
