import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { contentRow } from '../foundation/contentRow.styles.ts';
import { canHover, forcedColors, from1024, from768, short } from '../foundation/media.ts';
import { Link } from '../Link/Link.tsx';

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

/** One row. It wraps only when even the narrowest form does not fit, as with text at 200 %. */
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

export const HeaderNavigation = styled.nav`
  display: none;
  flex: 1;
  min-inline-size: 0;
  ${from1024} {
    display: block;
  }
  > ul {
    display: flex;
    padding-inline-end: ${token('space-5')};
    overflow-x: auto;
    scrollbar-width: none;
    /* What has no room is faded, not cut. */
    --fade-to: to right;
    mask: linear-gradient(var(--fade-to), black calc(100% - ${token('space-5')}), transparent);
    &:dir(rtl) {
      --fade-to: to left;
    }
  }
`;

export const HeaderLink = styled(Link)`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-inline-size: 4.25rem;
  block-size: calc(${token('header-height')} - 1px);
  padding-inline: ${token('space-2')};
  outline-offset: -4px;
  color: ${token('text-muted')};
  font-size: ${token('font-size-1')};
  text-decoration: none;
  white-space: nowrap;
  transition: color ${token('motion-feedback')} ${token('ease-out')};
  > svg {
    font-size: ${token('font-size-3')};
  }
  ${canHover} {
    &:hover {
      color: ${token('text')};
    }
  }
  &[aria-current] {
    color: ${token('text-accent')};
    &::after {
      content: '';
      position: absolute;
      inset-inline: ${token('space-4')};
      inset-block-end: 0;
      block-size: 2px;
      border-radius: 2px 2px 0 0;
      background: linear-gradient(to right, ${token('accent')}, ${token('accent-partner')});
      ${forcedColors} {
        background: Highlight;
      }
    }
  }
`;

/** Language and theme: in the drawer where the bar has no room. */
export const HeaderTools = styled.div`
  display: none;
  align-items: center;
  ${from768} {
    display: flex;
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
