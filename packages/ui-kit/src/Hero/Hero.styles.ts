import { token } from '@baize/theme';
import { css, styled } from 'styled-components';
import { contentRow } from '../foundation/contentRow.styles.ts';
import { from1024, from640 } from '../foundation/media.ts';

/** Dark enough for words at its beginning, gone before the picture's subject. */
const shade = css`
  var(--shade-to),
  ${token('hero-scrim')},
  color-mix(in srgb, ${token('hero-scrim')} 72%, transparent) 32%,
  transparent 70%
`;

/** `--peek` is what the current slide leaves to the next one, which runs to the edge of a phone's screen. */
export const HeroFrame = styled.section`
  position: relative;
  ${contentRow}
  margin-block-start: ${token('gutter')};
  --peek: 0px;
  &[data-many] {
    --peek: calc(${token('space-5')} + ${token('gutter')});
    inline-size: calc(100% - ${token('gutter')});
    margin-inline-end: 0;
    ${from640} {
      --peek: ${token('space-8')};
      ${contentRow}
    }
  }
`;

export const HeroViewport = styled.div`
  overflow: clip;
  touch-action: pan-y;
  ${from640} {
    border-radius: ${token('radius-large')};
  }
`;

/** Swiper moves this part; before it has come, the first slide stands where Swiper will leave it. */
export const HeroTrack = styled.div`
  display: flex;
  transition-property: transform;
`;

export const HeroSlide = styled.div`
  position: relative;
  flex: none;
  inline-size: calc(100% - var(--peek));
  margin-inline-end: 12px;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  border-radius: ${token('radius-large')};
  background: ${token('cover-tint')};
  transition-property: transform;
  ${from640} {
    aspect-ratio: 21 / 9;
  }
  > a {
    display: block;
    block-size: 100%;
    border-radius: inherit;
    color: inherit;
    text-decoration: none;
    outline-offset: -4px;
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
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  justify-content: end;
  gap: ${token('space-2')};
  padding: ${token('space-5')} ${token('space-4')} calc(${token('target-touch')} + ${token('space-5')});
  --shade-to: to top;
  background: linear-gradient(${shade});
  color: ${token('text-on-hero')};
  overflow-wrap: break-word;
  transition: opacity ${token('motion-enter')} ${token('ease-out')};
  [aria-hidden] & {
    opacity: 0;
  }
  > h2 {
    font-size: ${token('font-size-6')};
  }
  > p {
    font-size: ${token('font-size-3')};
  }
  ${from640} {
    justify-content: center;
    padding-block: ${token('space-4')};
    padding-inline: ${token('space-5')} 48%;
    --shade-to: to right;
    &:dir(rtl) {
      --shade-to: to left;
    }
  }
  ${from1024} {
    padding-inline-start: ${token('space-7')};
    > h2 {
      font-size: ${token('font-size-8')};
    }
    > p {
      font-size: ${token('font-size-4')};
    }
  }
`;

export const HeroControls = styled.div`
  position: absolute;
  inset-inline-end: calc(var(--peek) + ${token('space-3')});
  inset-block-end: ${token('space-3')};
  z-index: 1;
  display: flex;
  align-items: center;
  padding-inline-start: ${token('space-2')};
  border-radius: ${token('radius-pill')};
  background: ${token('hero-scrim')};
  color: ${token('text-on-hero')};
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
  > button > span {
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: ${token('radius-pill')};
    background: currentColor;
    opacity: 0.55;
  }
  > button[aria-current] > span {
    inline-size: 1.5rem;
    opacity: 1;
  }
`;
