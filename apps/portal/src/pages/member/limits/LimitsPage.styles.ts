import { token } from '@baize/theme';
import { styled } from 'styled-components';

/** A limit with its bar and its change that waits. */
export const LimitRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
  padding-block-start: ${token('space-3')};
  border-block-start: 1px solid ${token('border')};

  h3 {
    font-size: ${token('font-size-3')};
  }
  > p,
  > small {
    color: ${token('text-muted')};
  }
`;

/** A change that waits for its day. */
export const WishBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
  padding: ${token('space-3')};
  border: 1px solid ${token('border-control')};
  border-radius: ${token('radius-medium')};
`;

/** The changes, one below the other. */
export const ChangeList = styled.ul`
  display: grid;
  gap: ${token('space-3')};
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-1')};
  }

  small {
    color: ${token('text-muted')};
  }
`;
