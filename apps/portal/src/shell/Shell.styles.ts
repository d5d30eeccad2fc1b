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
  /* What comes late would push it about in sight; without script nothing comes. */
  [data-hydrated] &:has([data-coming]) > footer {
    visibility: hidden;
  }
  [data-pending] & {
    visibility: hidden;
  }
`;

export const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  outline: none;
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

/** The room of what may come, which nobody sees or reaches before. */
export const HeldPlace = styled.span`
  display: contents;
  visibility: hidden;
`;
