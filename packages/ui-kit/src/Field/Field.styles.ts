import { token } from '@baize/theme';
import { css, styled } from 'styled-components';

export const FieldFrame = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

export const FieldLabel = styled.label`
  justify-self: start;
  font-size: ${token('font-size-2')};
  font-weight: ${token('weight-medium')};
  /* Drawn, not written: the control says itself that it is required, and its name stays its label. */
  &[data-required]::after {
    content: '*' / '';
    color: ${token('danger')};
    margin-inline-start: ${token('space-1')};
  }
`;

/** Shared box of inputs and selects. */
export const controlBox = css`
  inline-size: 100%;
  min-block-size: 3rem;
  padding: ${token('space-1')} ${token('space-3')};
  border: 1px solid ${token('border-control')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-sunken')};
  line-height: ${token('line-tight')};
  transition: border-color ${token('motion-feedback')} ${token('ease-out')};
  &::placeholder {
    color: ${token('text-faint')};
    opacity: 1;
  }
  &:focus-visible {
    border-color: ${token('focus')};
  }
  &[aria-invalid='true'] {
    border-color: ${token('danger')};
    box-shadow: inset 0 0 0 1px ${token('danger')};
  }
  &:read-only:not(select) {
    color: ${token('text-muted')};
  }
`;

export const FieldInput = styled.input`
  ${controlBox}
  /* Text that always runs from left to right is still aligned to the start of its page. */
  :dir(rtl) > &:dir(ltr) {
    text-align: end;
  }
  &:autofill {
    box-shadow: inset 0 0 0 4rem ${token('surface-sunken')};
    -webkit-text-fill-color: ${token('text')};
  }
`;

export const FieldRow = styled.div`
  position: relative;
  display: flex;
  gap: ${token('space-2')};
  > button {
    flex: none;
    white-space: nowrap;
  }
  &[data-inner] > ${FieldInput} {
    padding-inline-end: 3rem;
  }
  &[data-inner]:dir(rtl) > ${FieldInput}:dir(ltr) {
    padding-inline: 3rem ${token('space-3')};
  }
`;

export const FieldRowEnd = styled.div`
  position: absolute;
  inset-inline-end: 2px;
  inset-block: 2px;
  display: grid;
  place-items: center;
`;
