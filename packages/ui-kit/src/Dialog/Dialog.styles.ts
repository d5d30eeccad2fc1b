import { token } from '@baize/theme';
import { css, styled } from 'styled-components';
import { from640 } from '../foundation/media.ts';
import { entering } from '../foundation/motion.styles.ts';
import { overlaySurface } from '../foundation/overlay.styles.ts';

/** Shared styles of modal layers: surface, scrim, enter and leave transitions. */
export const modalLayer = css`
  ${overlaySurface}
  box-shadow: ${token('shadow-overlay')};
  opacity: 0;
  transition:
    opacity ${token('motion-leave')} ${token('ease-out')},
    display ${token('motion-leave')} allow-discrete,
    overlay ${token('motion-leave')} allow-discrete;
  &[open] {
    opacity: 1;
    ${entering}
  }
  &::backdrop {
    background: ${token('surface-scrim')};
  }
`;

export const DialogFrame = styled.dialog`
  ${modalLayer}
  inline-size: 100%;
  max-inline-size: none;
  max-block-size: calc(100dvh - ${token('space-6')});
  margin: auto auto 0;
  padding: ${token('space-5')} ${token('gutter')} calc(${token('space-5')} + env(safe-area-inset-bottom));
  border-radius: ${token('radius-large')} ${token('radius-large')} 0 0;
  overflow: auto;
  overscroll-behavior: contain;
  &[open] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  /* Has pages of different lengths: as high as the screen has room, so that it stays where it is. */
  &[data-wide] {
    grid-template-rows: auto 1fr;
    block-size: 48rem;
  }
  > div[id] {
    grid-area: 2 / 1;
  }
  /* In some schemes its background is the dialog's own. */
  [data-variant='quiet'] {
    box-shadow: inset 0 0 0 1px ${token('hairline')};
  }
  ${from640} {
    inline-size: 28rem;
    margin: auto;
    padding: ${token('space-5')};
    border-radius: ${token('radius-large')};
    &[data-wide] {
      inline-size: min(70rem, 100% - 2 * ${token('gutter')});
    }
  }
`;

export const DialogTitle = styled.h2`
  grid-area: 1 / 1;
  margin-block-end: ${token('space-4')};
  font-size: ${token('font-size-5')};
  outline: none;
  [data-dismissible] > & {
    padding-inline-end: ${token('space-7')};
  }
`;

/** In the corner of the first row; sticky, so that it stays visible over a long text. */
export const DialogClose = styled.div`
  position: sticky;
  inset-block-start: calc(-1 * ${token('space-3')});
  grid-area: 1 / 1 / span 3;
  place-self: start end;
  margin: calc(-1 * ${token('space-3')});
  border-radius: 50%;
  background: ${token('surface-overlay')};
`;

export const DialogActions = styled.div`
  grid-area: 3 / 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${token('space-3')};
  margin-block-start: ${token('space-5')};
  > * {
    flex: 1 1 auto;
  }
  ${from640} {
    > * {
      flex: none;
    }
  }
`;
