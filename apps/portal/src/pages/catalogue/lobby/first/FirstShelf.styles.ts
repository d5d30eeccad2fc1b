import { token } from '@baize/theme';
import { from1024 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

/** A raised panel among the shelves, with a line of the accent on top. */
export const FirstShelfStage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  padding: ${token('space-4')} ${token('gutter')};
  margin-inline: calc(-1 * ${token('gutter')});
  border-block-start: 2px solid ${token('accent')};
  background: linear-gradient(to bottom, ${token('cover-tint')}, ${token('surface-raised')} 12rem);
  ${from1024} {
    padding: ${token('space-5')} ${token('space-6')} ${token('space-6')};
    margin-inline: 0;
    border-radius: ${token('radius-large')};
  }
`;

export const FirstShelfHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  min-block-size: ${token('target-touch')};
  > h2 {
    font-size: ${token('font-size-5')};
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target-touch')};
    color: ${token('text-link')};
    font-size: ${token('font-size-2')};
    text-decoration: none;
    white-space: nowrap;
    > svg {
      inline-size: 1.25em;
    }
  }
`;

/** Reserves the height of the draws in every state. */
export const DrawsPlace = styled.div`
  display: grid;
  align-items: center;
  min-block-size: calc(3 * 10rem + 2 * ${token('space-3')});
  ${from1024} {
    min-block-size: calc(2 * 10rem + ${token('space-3')});
  }
`;
