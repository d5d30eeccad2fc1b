import { styled } from 'styled-components';

/** Tells the popups that opened by themselves from those that somebody has opened; it has no place on the page. */
export const SpeakerFrame = styled.div`
  display: contents;
`;
