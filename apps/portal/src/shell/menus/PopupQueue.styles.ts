import { styled } from 'styled-components';

/** Marks popups that opened by themselves, as opposed to those that the visitor has opened. Has no box of its own. */
export const AutoPopupFrame = styled.div`
  display: contents;
`;
