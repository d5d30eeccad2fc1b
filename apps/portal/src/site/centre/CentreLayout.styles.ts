import { token } from '@baize/theme';
import { below1024, canHover, from1024, from640 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';
import { PageColumn } from '../parts/PageColumn.styles.ts';

/** Menu beside the page from 1,024 px; below, the page alone, or with `data-list` the menu alone. */
export const CentreFrame = styled(PageColumn)`
  align-items: start;
  &:not([data-in-popup]) {
    --sticky-top: ${token('header-height')};
  }
  /* A page begins with its way back, beneath the header. */
  ${below1024} {
    &:not([data-list], [data-in-popup]) {
      padding-block-start: ${token('space-2')};
    }
  }
  ${from1024} {
    grid-template-columns: 16.5rem minmax(0, 1fr);
    gap: ${token('space-6')};
  }
`;

/** The start column. It scrolls apart from the page when it is taller than the screen. */
export const CentreNav = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  ${from1024} {
    position: sticky;
    inset-block-start: calc(var(--sticky-top, 0px) + ${token('space-4')});
    max-block-size: calc(100dvh - var(--sticky-top, 0px) - 2 * ${token('space-4')});
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    [data-in-popup] > & {
      inset-block-start: 0;
      max-block-size: calc(100dvh - 8rem);
    }
  }
  ${below1024} {
    :not([data-list]) > & {
      display: none;
    }
  }
  > h1 {
    font-size: ${token('font-size-6')};
    outline: none;
  }
  > nav {
    display: grid;
    gap: ${token('space-4')};
  }
  h2 {
    margin-block-end: ${token('space-1')};
    padding-inline: ${token('space-3')};
    color: ${token('text-muted')};
    font-size: ${token('font-size-1')};
    font-weight: ${token('weight-medium')};
  }
`;

export const CentreLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-block-size: 3.5rem;
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-medium')};
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;
  ${from1024} {
    min-block-size: 2.75rem;
    &[aria-current] {
      background: ${token('surface-raised')};
      font-weight: ${token('weight-bold')};
    }
    [data-in-popup] &[aria-current] {
      background: ${token('surface-sunken')};
    }
  }
  ${canHover} {
    &:hover {
      background: ${token('action-quiet-hover')};
    }
  }
  > svg {
    flex: none;
    inline-size: 1.25rem;
    color: ${token('text-muted')};
  }
  > span {
    flex: 1;
    min-inline-size: 0;
  }
  /* On a phone an arrow says that a page opens. */
  > svg:last-child {
    inline-size: 1rem;
    ${from1024} {
      display: none;
    }
  }
`;

export const CentreBadge = styled.b`
  min-inline-size: 1.5rem;
  padding-inline: ${token('space-2')};
  border-radius: ${token('radius-pill')};
  background: ${token('surface-info')};
  color: ${token('info')};
  font-size: ${token('font-size-1')};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export const CentreBack = styled.div`
  > a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-1')};
    min-block-size: ${token('target-touch')};
    padding-inline-end: ${token('space-3')};
    border-radius: ${token('radius-small')};
    color: ${token('text-muted')};
    text-decoration: none;
  }
  svg {
    inline-size: 1.25rem;
  }
  ${from1024} {
    display: none;
  }
`;

export const CentreContent = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  outline: none;
  > h1,
  > h2 {
    font-size: ${token('font-size-6')};
    outline: none;
  }
`;

/** The surface of a page; a popup is one already. */
export const CentreSurface = styled.div`
  :not([data-in-popup]) > ${CentreContent} > & {
    padding: ${token('space-4')};
    border-radius: ${token('radius-large')};
    background: ${token('surface-raised')};
    box-shadow: ${token('shadow-resting')};
    ${from640} {
      padding: ${token('space-5')};
    }
  }
`;
