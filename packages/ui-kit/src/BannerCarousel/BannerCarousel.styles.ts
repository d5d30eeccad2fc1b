import { token } from '@baize/theme';
import { styled } from 'styled-components';

/** Fills its parent; in a parent taller than the screen it sticks to the top. */
export const BannerCarouselFrame = styled.section`
  position: sticky;
  inset-block-start: 0;
  block-size: min(100%, 100svh);
  display: flex;
  flex-direction: column;
  container-type: size;
  --peek: 0px;
  > div {
    border-radius: 0;
    @container (height < 14rem) {
      border-radius: ${token('radius-medium')};
    }
  }
`;

/** The subject lies towards the end of the picture, which leaves the start for text. */
export const BannerCarouselPicture = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex: none;
  flex-direction: column;
  justify-content: end;
  inline-size: 100%;
  overflow: clip;
  transition-property: transform;
  > img {
    position: absolute;
    inset: 0;
    z-index: -1;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: var(--banner-focus, 75% 50%);
  }
  &[data-mirrors]:dir(rtl) > img {
    transform: scaleX(-1);
  }
`;

/** An opaque scrim under the text, as in the hero, keeps its contrast over any picture (WCAG 1.4.3). */
export const BannerCarouselWords = styled.div`
  --fade: calc(2 * ${token('space-8')});
  padding: var(--fade) ${token('space-7')} ${token('space-7')};
  background: linear-gradient(to top, ${token('hero-scrim')} calc(100% - var(--fade)), transparent);
  color: ${token('text-on-hero')};
  font-size: ${token('font-size-4')};
  overflow-wrap: anywhere;
  hyphens: auto;
  > p:first-child:not(:last-child) {
    margin-block-end: ${token('space-2')};
  }
  > p:first-child {
    font-family: ${token('font-display')};
    font-size: ${token('font-size-7')};
    line-height: ${token('line-tight')};
  }
  @container (width < 40rem) {
    padding: var(--fade) ${token('space-4')} ${token('space-4')};
    font-size: ${token('font-size-3')};
    > p:first-child {
      font-size: ${token('font-size-5')};
    }
  }
  /* A strip has room for a title, beside the controls. */
  @container (height < 14rem) {
    --fade: ${token('space-6')};
    padding-inline-end: 10rem;
    > p:first-child {
      display: -webkit-box;
      overflow: hidden;
      margin-block-end: 0;
      font-size: ${token('font-size-4')};
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    > p:not(:first-child) {
      display: none;
    }
  }
  &[data-silent] {
    background: none;
  }
  a {
    color: inherit;
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:focus-visible {
      outline: none;
      &::after {
        outline: 2px solid ${token('text-on-hero')};
        outline-offset: -6px;
        box-shadow: inset 0 0 0 8px ${token('hero-scrim')};
      }
    }
  }
`;
