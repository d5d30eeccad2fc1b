import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { controlBox } from '../Field/Field.styles.ts';

export const SelectFrame = styled.div`
  position: relative;
  > select {
    ${controlBox}
    appearance: none;
    padding-inline-end: 3rem;
    cursor: pointer;
    text-overflow: ellipsis;
  }
  &:has(> [data-at-start]) > select {
    padding-inline-start: 3.25rem;
  }
  > svg {
    position: absolute;
    inset-inline-end: ${token('space-3')};
    inset-block: 0;
    margin-block: auto;
    color: ${token('text-muted')};
    pointer-events: none;
  }
`;
