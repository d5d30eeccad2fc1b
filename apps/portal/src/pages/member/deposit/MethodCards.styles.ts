import { token } from '@baize/theme';
import { forcedColors, from640 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

export const MethodFieldset = styled.fieldset`
  display: grid;
  gap: ${token('space-2')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    margin-block-end: ${token('space-2')};
    padding: 0;
    font-weight: ${token('weight-medium')};
  }
`;

export const MethodGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  ${from640} {
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  }
`;

/** A way to pay; the whole card is the label of its radio button. */
export const MethodCard = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token('space-3')};
  min-block-size: 8.5rem;
  padding: ${token('space-3')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-raised')};
  cursor: pointer;
  > svg {
    color: ${token('text-accent')};
  }
  > input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${token('action')};
  }
  span:has(> small, > strong) {
    display: grid;
    justify-items: start;
    gap: ${token('space-1')};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: ${token('weight-medium')};
  }
  small {
    color: ${token('text-muted')};
    font-size: ${token('font-size-2')};
  }
  &:has(> :checked) {
    border-color: ${token('action')};
    box-shadow: inset 0 0 0 1px ${token('action')};
    ${forcedColors} {
      border-color: Highlight;
    }
  }
  &:has(> :disabled) {
    background: ${token('surface-sunken')};
    cursor: not-allowed;
    > svg,
    strong {
      color: ${token('text-muted')};
    }
  }
`;
