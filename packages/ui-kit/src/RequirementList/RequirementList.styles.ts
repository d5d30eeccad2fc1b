import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const RequirementFrame = styled.ul`
  display: grid;
  gap: ${token('space-1')};
  font-size: ${token('font-size-2')};
`;

export const RequirementLine = styled.li`
  display: flex;
  gap: ${token('space-2')};
  color: ${token('text-muted')};
  transition: color ${token('motion-feedback')} ${token('ease-out')};
  > svg {
    flex: none;
    inline-size: 1.25em;
    block-size: 1lh;
  }
  &[data-met] {
    color: ${token('success')};
  }
`;

/** As wide as the tick that replaces it, so that the layout does not shift. */
export const RequirementRing = styled.i`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 1.25em;
  block-size: 1lh;
  &::before {
    content: '';
    inline-size: 0.75em;
    block-size: 0.75em;
    border: 1px solid currentColor;
    border-radius: 50%;
  }
`;
