import { token } from '@baize/theme';
import { from768 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

/** The band with the list's name and the search: below it on phones, over it on wider screens. */
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

/** Two columns: the name at the start, the picture at the end. The height is the same without a picture. */
export const ListHeadBand = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--picture);
  align-items: center;
  --picture: min(40%, 34rem);
  min-block-size: 6.5rem;
  padding: ${token('space-4')} ${token('space-5')};
  overflow: hidden;
  border-radius: ${token('radius-large')};
  background: ${token('surface-raised')};
  > img {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    z-index: -1;
    inline-size: var(--picture);
    block-size: 100%;
    object-fit: cover;
    /* Its subject stands at the right. */
    object-position: 90% 50%;
    mask-image: linear-gradient(to right, transparent, currentColor 45%);
    &:dir(rtl) {
      mask-image: linear-gradient(to left, transparent, currentColor 45%);
    }
  }
  ${from768} {
    align-items: start;
    min-block-size: 11rem;
    padding: ${token('space-5')} ${token('space-7')} calc(${token('space-6')} + 4.5rem);
  }
`;

export const ListHeadName = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-block-size: 3rem;
  /* Two lines high from the start: a vendor's name takes the place of the category's. */
  > h1 {
    display: grid;
    align-content: center;
    min-block-size: 2lh;
    min-inline-size: 0;
    font-size: ${token('font-size-6')};
    outline: none;
    overflow-wrap: anywhere;
    /* Nastaliq reaches far above its line. */
    &:lang(ur) {
      min-block-size: calc(2lh + 0.5em);
      padding-block-start: 0.5em;
    }
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
