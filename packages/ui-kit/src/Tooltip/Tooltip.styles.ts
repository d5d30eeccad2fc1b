import { token } from '@baize/theme';
import { keyframes, styled } from 'styled-components';
import { forcedColors } from '../foundation/media.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

export const TooltipFrame = styled.span`
  display: inline-flex;
`;

/**
 * Above its control, or below without space; at the lower edge of the screen without anchor positioning. A transparent
 * border lets the pointer cross over to it. A delay suppresses it for a pointer that only passes by.
 */
export const TooltipWords = styled.span`
  position: fixed;
  inset: auto 0 ${token('space-5')};
  inline-size: fit-content;
  max-inline-size: min(18rem, calc(100vw - 2 * ${token('gutter')}));
  margin: auto;
  padding: ${token('space-2')} calc(${token('space-3')} + ${token('space-2')});
  border: ${token('space-2')} solid transparent;
  border-radius: calc(${token('radius-small')} + ${token('space-2')});
  background: ${token('text')} padding-box;
  color: ${token('surface-page')};
  font-size: ${token('font-size-2')};
  text-align: start;
  overflow-wrap: anywhere;
  animation: ${appear} ${token('motion-feedback')} ${token('ease-out')} 300ms backwards;
  @supports (position-area: block-start) {
    inset: auto;
    margin: 0;
    position-area: block-start;
    position-try-fallbacks: flip-block;
  }
  @supports not selector(:popover-open) {
    display: none;
  }
  ${forcedColors} {
    border-color: CanvasText;
    border-width: 1px;
  }
`;
