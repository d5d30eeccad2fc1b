import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const EntryTabRow = styled.nav`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  margin-block-end: ${token('space-4')};
  box-shadow: inset 0 -1px ${token('border')};
  > a {
    display: grid;
    place-items: center;
    min-block-size: ${token('target-touch')};
    color: ${token('text-muted')};
    font-weight: ${token('weight-medium')};
    text-decoration: none;
    &[aria-current] {
      color: ${token('text')};
      /* A border, which forced colours leave in place. */
      border-block-end: 3px solid ${token('accent')};
    }
  }
`;
