import { token } from '@baize/theme';
import { styled } from 'styled-components';

const from768 = '@media (min-width: 48em)';

/** As high without its picture, which comes out of the band's own colour: words stand on that. */
export const PageBannerBand = styled.header`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: end;
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

/** Its subject stands at the right, and it may have something to read on it: in either direction that is what is shown. */
export const PageBannerPicture = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: -1;
  inline-size: min(85%, 34rem);
  --banner-focus: 100% 50%;
  mask-image: linear-gradient(to right, transparent, currentColor 55%);
  &:dir(rtl) {
    inline-size: min(60%, 20rem);
    mask-image: linear-gradient(to left, transparent, currentColor 55%);
  }
  [data-in-popup] > & {
    inline-size: 100%;
    mask-image: none;
  }
`;

/** Of the width of what it says, on the band's own colour, so that it is read over any picture (WCAG 1.4.3). */
export const PageBannerHead = styled.div`
  display: grid;
  gap: ${token('space-3')};
  justify-self: start;
  max-inline-size: min(36rem, 75%);
  &:not(:empty) {
    background: ${token('surface-raised')};
    box-shadow: 0 0 1rem 0.75rem ${token('surface-raised')};
  }
  h1 {
    font-size: ${token('font-size-6')};
    outline: none;
    overflow-wrap: anywhere;
  }
`;
