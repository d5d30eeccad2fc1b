import { token } from '@baize/theme';
import { from640 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

/** Rows of checks, devices or logins, each with a line below. */
export const SecurityList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-2')} ${token('space-4')};
    align-items: center;
    padding-block: ${token('space-3')};
    ${from640} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    /* Below the facts, the word of a plain button begins where they do. */
    > :last-child > [data-variant='plain']:first-child,
    > [data-variant='plain']:last-child {
      justify-self: start;
      margin-inline-start: calc(-1 * ${token('space-2')});
      ${from640} {
        margin-inline-start: 0;
      }
    }
  }
  > li + li {
    border-block-start: 1px solid ${token('border')};
  }
`;

/** Title and badge of a row, with the facts below. */
export const SecurityFacts = styled.div`
  display: grid;
  gap: ${token('space-1')};
  > h3,
  > strong {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-2')};
    align-items: center;
    font-size: ${token('font-size-3')};
    font-weight: ${token('weight-bold')};
  }
  > p {
    color: ${token('text-muted')};
    overflow-wrap: anywhere;
  }
`;

/** Recovery codes in two columns, to be read aloud or written down. */
export const CodeGrid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${token('space-2')};
  margin: 0;
  padding: ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-raised')};
  list-style: none;
  font-variant-numeric: tabular-nums;
`;

/** A QR code over its secret, centred. */
export const AppCode = styled.div`
  display: grid;
  gap: ${token('space-3')};
  justify-items: center;
  > p {
    display: flex;
    gap: ${token('space-2')};
    align-items: center;
    text-align: center;
    overflow-wrap: anywhere;
  }
`;
