import { token } from '@baize/theme';
import { from1024, from640 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';
import { PageColumn } from '../../site/parts/PageColumn.styles.ts';

export const EntryFrameGrid = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  ${from1024} {
    align-content: stretch;
    grid-template-columns: minmax(0, 1fr) minmax(30rem, 40%);
  }
`;

/** Reserved before its banners load, and also without any. In a popup it takes no space from the form. */
export const EntryPicture = styled.div`
  display: none;
  background: ${token('surface-raised')};
  ${from1024} {
    display: block;
  }
  [data-in-popup] > & {
    display: none;
    block-size: 8rem;
    margin-block-end: ${token('space-5')};
    ${from640} and (height >= 50em) {
      display: block;
    }
  }
`;

/** Starts at a fixed offset, so that late content shifts nothing above it. Content below a loading part is hidden. */
export const EntryColumn = styled(PageColumn)`
  --page-width: 25rem;
  align-content: start;
  padding-block: ${token('space-6')} ${token('space-8')};
  ${from1024} and (min-height: 48em) {
    padding-block-start: 12vh;
  }
  &[data-in-popup] {
    padding-block-start: 0;
  }
  > [data-awaited] ~ * {
    visibility: hidden;
  }
`;

export const EntryTop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  /* The pictures of the switches stand where the fields end, their room beyond. */
  margin-inline-end: calc(-1 * ${token('space-3')});
  > :first-child {
    margin-inline-end: auto;
  }
`;

export const EntryLinksRow = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space-3')};
  > :only-child {
    margin-inline: auto;
  }
`;
