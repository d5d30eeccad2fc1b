import { token } from '@baize/theme';
import { styled } from 'styled-components';

const from768 = '@media (min-width: 48em)';

/** What is listed, and the search beside it where there is room. */
export const ListHeadFrame = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  align-items: end;
  ${from768} {
    grid-template-columns: minmax(0, 1fr) minmax(16rem, 24rem);
  }
`;

export const ListHeadName = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-block-size: 3rem;
  > h1 {
    min-inline-size: 0;
    font-size: ${token('font-size-6')};
    outline: none;
    overflow-wrap: anywhere;
  }
  > small {
    flex: none;
    padding: 2px ${token('space-2')};
    border-radius: ${token('radius-small')};
    background: ${token('surface-raised')};
    color: ${token('text-accent')};
    font-size: ${token('font-size-1')};
    font-weight: ${token('weight-bold')};
  }
  > small[data-maintenance] {
    color: ${token('warning')};
  }
`;
