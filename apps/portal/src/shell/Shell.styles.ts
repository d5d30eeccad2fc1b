import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const ShellFrame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  &[hidden] {
    display: none;
  }
  /* A game fills the screen, under one bar: the one with its name and its close. */
  &[data-layout='game']:has([data-stage]) > header {
    display: none;
  }
  /* Late content would push it about in sight; without script there is none. */
  [data-hydrated] &:has([data-coming]) > footer {
    visibility: hidden;
  }
  /* Room for the side bars, whether they have loaded or not (D53). */
  @media (min-width: 80em) and (height >= 30em) {
    &[data-layout='full'] > main {
      padding-inline: 4.5rem;
    }
  }
  [data-pending] & {
    visibility: hidden;
  }
`;

/** At least a screen high above the footer, which therefore never moves in sight while the page loads. */
export const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  outline: none;
  [data-layout='full'] > & {
    min-block-size: calc(100svh - ${token('header-height')});
  }
  /* Loaded content stays readable and looks old; missing content does not look as if it were loading. */
  [data-offline] & :is(img, [data-shape]) {
    filter: grayscale(1);
    opacity: 0.55;
    animation-play-state: paused;
  }
  &[data-centred] {
    justify-content: center;
    padding-block-end: ${token('header-height')};
  }
`;

export const WholeBar = styled.header`
  display: flex;
  align-items: center;
  justify-content: center;
  block-size: ${token('header-height')};
`;

/** As wide as a typical balance and account button, which load late, so that the tools beside them do not move. */
export const CornerPlace = styled.span`
  @media (min-width: 64em) {
    inline-size: 15.5rem;
  }
`;
