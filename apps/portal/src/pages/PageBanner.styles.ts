import { token } from '@baize/theme';
import { from768 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

/** Two columns: texts at the start, the picture at the end. The height is the same without a picture. */
export const PageBannerBand = styled.header`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--picture);
  align-items: end;
  --picture: min(45%, 34rem);
  min-block-size: 9rem;
  padding: ${token('space-5')};
  overflow: clip;
  border-radius: ${token('radius-large')};
  background: ${token('surface-raised')};
  ${from768} {
    min-block-size: 13rem;
    padding: ${token('space-6')} ${token('space-7')};
  }
  &[data-in-popup] {
    min-block-size: 7rem;
    margin-block-end: ${token('space-2')};
  }
`;

/** Shows the right part of the picture, where its subject is, in either direction. */
export const PageBannerPicture = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: -1;
  inline-size: var(--picture);
  --banner-focus: 90% 50%;
  mask-image: linear-gradient(to right, transparent, currentColor 45%);
  &:dir(rtl) {
    mask-image: linear-gradient(to left, transparent, currentColor 45%);
  }
  [data-in-popup] > & {
    inline-size: 100%;
    mask-image: none;
  }
`;

/** Text on the band's own colour, beside the picture (WCAG 1.4.3). */
export const PageBannerHead = styled.div`
  display: grid;
  gap: ${token('space-3')};
  h1 {
    font-size: ${token('font-size-6')};
    outline: none;
    overflow-wrap: anywhere;
  }
`;
