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
    opacity: 0.35;
  }
  &[data-met] {
    color: ${token('success')};
    > svg {
      opacity: 1;
    }
  }
`;
