import { token } from '@baize/theme';
import { css, styled } from 'styled-components';
import { from1024, from1280, from640 } from '../foundation/media.ts';

/**
 * Opaque enough under the text to keep its contrast over any picture (WCAG 1.4.3, 1.4.11; the pairs of `hero-scrim` in
 * the contrast table). Fades out over `--fade`, where there is no text.
 */
const shade = css`
  linear-gradient(
    var(--shade-to),
    ${token('hero-scrim')} calc(100% - var(--fade)),
    color-mix(in srgb, ${token('hero-scrim')} 55%, transparent) calc(100% - 0.55 * var(--fade)),
    transparent
  )
`;

/**
 * As wide as its parent, which sets the page's gutters. `--peek` is the visible width of the next slide; on a phone it
 * extends over the gutter to the edge of the screen.
 */
export const HeroFrame = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  --peek: 0px;
  &[data-many] {
    --peek: calc(${token('space-5')} + ${token('gutter')});
    margin-inline-end: calc(-1 * ${token('gutter')});
    ${from640} {
      --peek: ${token('space-8')};
      margin-inline-end: 0;
    }
  }
`;

export const HeroViewport = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  overflow: clip;
  touch-action: pan-y;
  ${from640} {
    border-radius: ${token('radius-large')};
  }
`;

/** Moved by Swiper; before Swiper has loaded, the first slide is already in its final position. */
export const HeroTrack = styled.div`
  display: flex;
  transition-property: transform;
`;

/**
 * About as tall as its picture and at most two fifths of the screen, so that the page's content begins above the fold.
 * Grows with its text, e.g. at 200 %.
 */
export const HeroSlide = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex: none;
  flex-direction: column;
  inline-size: calc(100% - var(--peek));
  margin-inline-end: 12px;
  min-block-size: min(125vw, 30svh);
  overflow: clip;
  border-radius: ${token('radius-large')};
  background: ${token('cover-tint')};
  transition-property: transform;
  ${from640} {
    min-block-size: min(42vw, 36svh);
  }
  > picture {
    position: absolute;
    inset: 0;
    z-index: -1;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    transition: translate 1s;
  }
  /* The room for words is dark and empty: what peeks in is the middle of the picture. */
  &.swiper-slide-next img {
    translate: -50%;
    &:dir(rtl) {
      translate: 50%;
    }
  }
  &[data-mirrors]:dir(rtl) img {
    transform: scaleX(-1);
  }
`;

export const HeroWords = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${token('space-2')};
  margin-block-start: auto;
  /* The edges of letters reach a little beyond their line. */
  padding: calc(var(--fade) + ${token('space-1')}) ${token('space-4')} ${token('space-4')};
  /* Height of the controls above them. */
  --fade: calc(${token('target-touch')} + ${token('space-3')});
  --shade-to: to top;
  background: ${shade};
  color: ${token('text-on-hero')};
  /* A word is broken where it fits in no line of the slide, and not to keep the column narrow. */
  overflow-wrap: break-word;
  hyphens: auto;
  transition: opacity ${token('motion-enter')} ${token('ease-out')};
  [aria-hidden] & {
    opacity: 0;
  }
  /* On a phone two lines of a title fit beside two of words: a face that comes late moves nothing. */
  > h2 {
    font-size: ${token('font-size-5')};
  }
  > p {
    font-size: ${token('font-size-3')};
  }
  > a {
    /* The whole slide is its area: what it is placed by is the slide. */
    position: static;
    margin-block-start: ${token('space-2')};
    outline-color: ${token('text-on-hero')};
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  ${from640} {
    flex: 1;
    justify-content: center;
    align-self: start;
    min-inline-size: min-content;
    max-inline-size: calc(50% + var(--fade));
    margin-block-start: 0;
    padding-block: ${token('space-5')};
    padding-inline: ${token('space-5')} var(--fade);
    --fade: min(16vw, 13rem);
    --shade-to: to right;
    &:dir(rtl) {
      --shade-to: to left;
    }
    > h2 {
      font-size: ${token('font-size-6')};
    }
  }
  ${from1024} {
    padding-inline-start: ${token('space-7')};
    > h2 {
      font-size: ${token('font-size-7')};
    }
    > p {
      font-size: ${token('font-size-4')};
    }
  }
  ${from1280} {
    > h2 {
      font-size: ${token('font-size-8')};
    }
  }
`;

/** Above the text on a phone, where the text may need all the space below. */
export const HeroControls = styled.div`
  position: absolute;
  inset-inline-end: calc(var(--peek) + ${token('space-3')});
  inset-block-start: ${token('space-3')};
  z-index: 1;
  display: flex;
  align-items: center;
  padding-inline-start: ${token('space-2')};
  border-radius: ${token('radius-pill')};
  background: ${token('hero-scrim')};
  color: ${token('text-on-hero')};
  ${from640} {
    inset-block: auto ${token('space-3')};
  }
  > button {
    display: grid;
    place-items: center;
    min-inline-size: 1.5rem;
    min-block-size: ${token('target-touch')};
    padding-inline: 2px;
    border-radius: ${token('radius-pill')};
    outline-color: currentColor;
    outline-offset: -4px;
  }
  > button:last-child {
    inline-size: ${token('target-touch')};
    > svg {
      inline-size: 1.125rem;
    }
  }
  /* Drawn by its border, which forced colours leave in place. */
  > button > span:first-child {
    inline-size: 0.5rem;
    border: 0.25rem solid;
    border-radius: ${token('radius-pill')};
    opacity: 0.55;
  }
  > button[aria-current] > span:first-child {
    inline-size: 1.5rem;
    opacity: 1;
  }
`;
