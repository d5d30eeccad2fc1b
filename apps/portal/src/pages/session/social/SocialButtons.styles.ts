import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const Ways = styled.div`
  display: grid;
  gap: ${token('space-3')};
`;

/** The word "or" between two lines. */
export const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-block-size: 1.5rem;
  margin: 0;
  line-height: 1;
  color: ${token('text-muted')};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${token('border-strong')};
  }
`;
