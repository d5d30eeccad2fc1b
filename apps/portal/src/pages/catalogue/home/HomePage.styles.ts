import { token } from '@baize/theme';
import { from1024 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';
import { PageColumn } from '../../../site/parts/PageColumn.styles.ts';

export const HomeFrame = styled(PageColumn)`
  gap: ${token('space-3')};
  padding-block-start: ${token('space-3')};
  ${from1024} {
    gap: ${token('space-5')};
    padding-block-start: ${token('space-5')};
  }
`;

/** The banners and, on wide screens, the visitor's panel beside them. */
export const HomeTop = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  ${from1024} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

/** Reserves the panel's place from the first paint, so that the panel shifts nothing when it loads. */
export const HomeCorner = styled.div`
  display: none;
  ${from1024} {
    position: relative;
    display: block;
    container-type: size;
    > * {
      position: absolute;
      inset: 0;
    }
  }
`;

/** The line of announcements; its height is reserved, too. */
export const HomeLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: ${token('target-touch')};
`;

/** At least one screen high, so that the footer, hidden while late parts load, is out of sight anyway. */
export const HomeGames = styled.div`
  align-content: start;
  min-block-size: 100svh;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-7')};
`;
