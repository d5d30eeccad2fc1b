import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover, forcedColors } from '../foundation/media.ts';
import { breathing } from '../foundation/motion.styles.ts';

export const VendorTileFrame = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 5.5rem;
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-raised')};
  color: ${token('text')};
  text-align: start;
  text-decoration: none;
  transition: box-shadow ${token('motion-feedback')} ${token('ease-out')};
  > span:last-child {
    display: grid;
    gap: 2px;
    min-inline-size: 0;
  }
  strong {
    font-weight: ${token('weight-medium')};
    line-height: ${token('line-tight')};
    overflow-wrap: anywhere;
  }
  [data-quiet] & small:not([data-maintenance]) {
    display: none;
  }
  small {
    color: ${token('text-accent')};
    font-size: ${token('font-size-1')};
    &[data-maintenance] {
      color: ${token('warning')};
    }
  }
  ${canHover} {
    &:is(a, button):hover {
      box-shadow: ${token('shadow-raised')};
    }
  }
  &[data-maintenance] > span:first-child {
    filter: grayscale(0.8);
    opacity: 0.45;
  }
  &[data-awaited] {
    background: ${token('skeleton')};
    ${breathing}
  }
  ${forcedColors} {
    border: 1px solid;
  }
`;
