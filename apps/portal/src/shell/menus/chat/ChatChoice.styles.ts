import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const ChatNames = styled.section`
  display: grid;
  gap: ${token('space-4')};
  inline-size: 18rem;
  max-inline-size: 100%;
  color: ${token('text')};
  > h3 {
    font-size: ${token('font-size-4')};
    text-align: center;
  }
  > ul {
    display: grid;
    gap: ${token('space-2')};
  }
  /* A quiet button alone is hard to tell from a dark panel. */
  li {
    border: 1px solid ${token('hairline')};
    border-radius: ${token('radius-medium')};
  }
`;
