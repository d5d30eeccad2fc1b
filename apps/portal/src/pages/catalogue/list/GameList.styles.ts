import { token } from '@baize/theme';
import { from480, from640 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

/** Fifteen cards fill whole rows of three and of five. */
export const GameGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-5')} ${token('space-3')};
  ${from480} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${from640} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  /* Its cards also tell what they cost. */
  > [aria-hidden] {
    padding-block-end: calc(${token('space-1')} + ${token('font-size-1')} * ${token('line-body')});
  }
`;

/** The number of games; takes the focus when another page of the list is shown. */
export const GameCount = styled.h2`
  min-block-size: 1lh;
  color: ${token('text-muted')};
  font: ${token('weight-regular')} ${token('font-size-2')}/${token('line-body')} ${token('font-body')};
  letter-spacing: 0;
  outline: none;
  scroll-margin-block-start: calc(${token('header-height')} + ${token('space-4')});
`;

/** A list with its count, its notices and the links to its pages. */
export const GameListFrame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
`;

/** The rows of filter chips above a list. */
export const ListChoices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
`;
