import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover, forcedColors } from '../foundation/media.ts';

export const ButtonFrame = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  min-block-size: ${token('target-touch')};
  padding: ${token('space-1')} ${token('space-4')};
  border-radius: ${token('radius-medium')};
  font-weight: ${token('weight-bold')};
  line-height: ${token('line-tight')};
  text-align: center;
  text-decoration: none;
  transition: background-color ${token('motion-feedback')} ${token('ease-out')};
  &[data-variant='main'] {
    background: ${token('action')};
    color: ${token('text-on-action')};
    box-shadow: ${token('shadow-glow')};
    &:active {
      background: ${token('action-pressed')};
    }
  }
  &[data-variant='quiet'] {
    background: ${token('action-quiet')};
    color: ${token('text')};
  }
  &[data-variant='plain'] {
    color: ${token('text-link')};
    padding-inline: ${token('space-2')};
  }
  ${canHover} {
    &[data-variant='main']:hover:not(:active) {
      background: ${token('action-hover')};
    }
    &:is([data-variant='quiet'], [data-variant='plain']):hover {
      background: ${token('action-quiet-hover')};
    }
  }
  &[data-size='small'] {
    ${canHover} {
      /* In a header that grows no more than its words do. */
      min-block-size: min(2.25rem, ${token('target-touch')});
    }
    padding-inline: ${token('space-3')};
    font-size: ${token('font-size-2')};
  }
  /* Without its background only an edge tells a button from words. */
  ${forcedColors} {
    border: 1px solid;
  }
  &[data-wide] {
    inline-size: 100%;
  }
  &[aria-busy='true'] > :not(output) {
    visibility: hidden;
  }
`;

export const ButtonWait = styled.output`
  position: absolute;
  display: flex;
`;

export const ButtonText = styled.span`
  display: inline-flex;
  align-items: center;
  gap: inherit;
`;
