import { token } from '@baize/theme';
import { styled } from 'styled-components';

/** The column of a page: as wide as the site's content, unless `--page-width` is set. In a popup it fills the popup. */
export const PageColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  inline-size: min(100% - 2 * ${token('gutter')}, var(--page-width, ${token('content-width')}));
  margin-inline: auto;
  padding-block: ${token('space-6')} ${token('space-8')};
  > h1 {
    font-size: ${token('font-size-6')};
    outline: none;
  }
  &[data-in-popup] {
    inline-size: auto;
    padding-block: 0;
  }
`;
