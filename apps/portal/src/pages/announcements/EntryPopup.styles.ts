import { token } from '@baize/theme';
import { styled } from 'styled-components';

const from640 = '@media (min-width: 40em)';

/** Titles above their text on a phone, beside it where there is room. */
export const EntryColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  ${from640} {
    &[data-many] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: ${token('space-5')};
    }
  }
`;

export const EntryTitles = styled.section`
  display: grid;
  align-content: start;
  gap: ${token('space-3')};
  > ol {
    display: grid;
    max-block-size: 13.5rem;
    padding: 2px;
    overflow: auto;
    overscroll-behavior: contain;
    ${from640} {
      max-block-size: none;
    }
  }
  li > button {
    inline-size: 100%;
    min-block-size: ${token('target-touch')};
    padding: ${token('space-2')} ${token('space-3')};
    border-radius: ${token('radius-small')};
    border-inline-start: 3px solid transparent;
    outline-offset: -2px;
    text-align: start;
    overflow-wrap: anywhere;
    &:hover {
      background: ${token('overlay-hover')};
    }
    &[aria-current='true'] {
      border-inline-start-color: ${token('text-accent')};
      background: ${token('overlay-hover')};
      font-weight: ${token('weight-medium')};
    }
  }
`;

export const EntryText = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-3')};
  padding: ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-sunken')};
  > h3 {
    font-size: ${token('font-size-4')};
  }
  > small {
    color: ${token('text-muted')};
    font-size: ${token('font-size-1')};
  }
`;
