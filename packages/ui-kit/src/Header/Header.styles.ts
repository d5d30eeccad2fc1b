import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { contentRow } from '../foundation/contentRow.styles.ts';
import { from1024, from1600, from768, short } from '../foundation/media.ts';

export const HeaderFrame = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  background: ${token('surface-page')};
  border-block-end: 1px solid ${token('hairline')};
  ${short} {
    position: static;
  }
`;

/** One row, which wraps only when its narrowest form does not fit, e.g. with text at 200 %. */
export const HeaderRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${token('space-2')};
  ${contentRow}
  min-block-size: calc(${token('header-height')} - 1px);
  ${from1024} {
    flex-wrap: nowrap;
    column-gap: ${token('space-4')};
  }
`;

export const HeaderMenu = styled.div`
  margin-inline-start: calc(-1 * ${token('space-3')});
  ${from1024} {
    display: none;
  }
`;

/** Language and theme; on narrow screens the drawer has them instead. */
export const HeaderTools = styled.div`
  display: none;
  align-items: center;
  ${from768} {
    display: flex;
  }
  /* Holds the room of what comes later: two buttons, and on a wide desk the clock. Room left over lies by the navigation. */
  > [data-extras] {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    inline-size: 5.5rem;
    > [role='timer'] {
      display: none;
    }
    ${from1600} {
      inline-size: 13rem;
      > [role='timer'] {
        display: grid;
      }
    }
  }
  /* For a visitor there, a button too. */
  &:has(+ a) > [data-extras] {
    ${from1600} {
      inline-size: 19rem;
    }
  }
`;

export const HeaderEnd = styled.div`
  display: flex;
  /* Its basis is its narrowest form, so that a long balance wraps at its currency before the row does. */
  flex: 1 1 0;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space-1')};
  min-inline-size: min-content;
  margin-inline-start: auto;
  white-space: nowrap;
  ${from1024} {
    flex: none;
  }
  /* Of two buttons a phone has room for the main one; the bottom bar holds the other. */
  > [data-variant='quiet']:has(~ [data-variant='main']) {
    display: none;
  }
  ${from768} {
    gap: ${token('space-2')};
    > [data-variant='quiet']:has(~ [data-variant='main']) {
      display: inline-flex;
    }
  }
`;
