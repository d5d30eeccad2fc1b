import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover } from '../foundation/media.ts';
import { choices } from '../foundation/choices.styles.ts';

export const MoneyFieldFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
`;

/** Looks like one control: symbol, input and button share its edge and its focus ring; a long button wraps. */
export const MoneyFieldBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-2')};
  min-block-size: 3.5rem;
  padding-inline: ${token('space-4')} ${token('space-2')};
  border: 1px solid ${token('border-control')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-sunken')};
  font-family: ${token('font-figures')};
  &:has(> input:focus-visible) {
    border-color: ${token('focus')};
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }
  &[data-invalid] {
    border-color: ${token('danger')};
    box-shadow: inset 0 0 0 1px ${token('danger')};
  }
  > span {
    flex: none;
    color: ${token('text-muted')};
  }
  > input {
    flex: 1 1 7rem;
    inline-size: 7rem;
    min-inline-size: 0;
    min-block-size: 3rem;
    padding: 0;
    border: 0;
    background: none;
    outline: none;
    font-size: ${token('font-size-5')};
    font-weight: ${token('weight-bold')};
    font-variant-numeric: tabular-nums;
    line-height: ${token('line-tight')};
    /* Typed from left to right, it stays beside its symbol. */
    &:dir(ltr) {
      text-align: start;
    }
  }
  &:dir(rtl) > input {
    text-align: end;
  }
  > button {
    flex: none;
    margin-inline-start: auto;
    min-inline-size: ${token('target-touch')};
    min-block-size: ${token('target-touch')};
    padding-inline: ${token('space-3')};
    border-radius: ${token('radius-medium')};
    color: ${token('text-link')};
    font-family: ${token('font-body')};
    font-size: ${token('font-size-2')};
    font-weight: ${token('weight-bold')};
    ${canHover} {
      &:hover {
        background: ${token('action-quiet')};
      }
    }
  }
  &[data-disabled] > * {
    color: ${token('text-muted')};
    cursor: default;
  }
`;

export const MoneyFieldPresets = styled.fieldset`
  ${choices}
`;

export const MoneyFieldSummary = styled.dl`
  display: grid;
  gap: ${token('space-1')};
  font-size: ${token('font-size-2')};
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token('space-4')};
  }
  dt {
    color: ${token('text-muted')};
  }
  dd {
    margin: 0;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  > div:last-child > dd {
    font-weight: ${token('weight-bold')};
  }
`;
