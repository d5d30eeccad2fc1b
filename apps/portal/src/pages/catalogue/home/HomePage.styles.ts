import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { PageColumn } from '../../../shell/PageColumn.styles.ts';

const wide = '@media (min-width: 64em)';

export const HomeFrame = styled(PageColumn)`
  gap: ${token('space-3')};
  padding-block-start: ${token('space-3')};
  ${wide} {
    gap: ${token('space-5')};
    padding-block-start: ${token('space-5')};
  }
`;

/** The banners, and beside them, where there is room, what is the visitor's own. */
export const HomeTop = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  ${wide} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

/** Holds its place from the first paint, so that what comes into it later moves nothing. */
export const HomeCorner = styled.div`
  display: none;
  ${wide} {
    position: relative;
    display: block;
    container-type: size;
    > * {
      position: absolute;
      inset: 0;
    }
  }
`;

/** What passes by on one line; its place is held, too. */
export const HomeLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: ${token('target-touch')};
`;

/** A screen high at least: the footer, which waits unseen for what comes late, is missed by nobody. */
export const HomeGames = styled.div`
  align-content: start;
  min-block-size: 100svh;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-7')};
`;
