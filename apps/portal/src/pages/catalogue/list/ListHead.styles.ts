import { token } from '@baize/theme';
import { styled } from 'styled-components';

const from768 = '@media (min-width: 48em)';

/** What is listed, and the search: beneath it, or on its band where that has room. */
export const ListHeadFrame = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  ${from768} {
    > * {
      grid-area: 1 / 1;
    }
    > :last-child {
      align-self: end;
      inline-size: 24rem;
      margin: 0 ${token('space-7')} ${token('space-6')};
    }
  }
`;

/** As high without its picture, which comes out of the band's own colour: words stand on that. */
export const ListHeadBand = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: center;
  min-block-size: 6.5rem;
  padding: ${token('space-4')} ${token('space-5')};
  overflow: hidden;
  border-radius: ${token('radius-large')};
  background: ${token('surface-raised')};
  > img {
    position: absolute;
    z-index: -1;
    inset-block-start: -15%;
    inset-inline-end: 0;
    inline-size: auto;
    max-inline-size: none;
    block-size: 130%;
    mask-image: linear-gradient(to right, transparent 45%, currentColor 80%);
  }
  ${from768} {
    align-items: start;
    min-block-size: 11rem;
    padding: ${token('space-5')} ${token('space-7')} calc(${token('space-6')} + 4.5rem);
    > img {
      inset-block-start: -30%;
      block-size: 160%;
      mask-image: linear-gradient(to right, transparent 25%, currentColor 75%);
    }
  }
  /* Its subject stands at the right, and may have figures on it: it is cut to that, and not turned round. */
  > img:dir(rtl) {
    aspect-ratio: 6 / 5;
    object-fit: cover;
    object-position: right;
    mask-image: linear-gradient(to left, transparent, currentColor 45%);
  }
`;

export const ListHeadName = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-block-size: 3rem;
  > h1 {
    min-inline-size: 0;
    font-size: ${token('font-size-6')};
    outline: none;
    overflow-wrap: anywhere;
  }
  > small {
    flex: none;
    padding: 2px ${token('space-2')};
    border-radius: ${token('radius-small')};
    background: ${token('surface-raised')};
    color: ${token('text-accent')};
    font-size: ${token('font-size-1')};
    font-weight: ${token('weight-bold')};
  }
  > small[data-maintenance] {
    color: ${token('warning')};
  }
`;
