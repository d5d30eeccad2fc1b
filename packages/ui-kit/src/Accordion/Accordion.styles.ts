import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover, reducedMotion } from '../foundation/media.ts';

export const AccordionFrame = styled.div`
  interpolate-size: allow-keywords;
  > details {
    border-block-end: 1px solid ${token('border')};
    &:first-child {
      border-block-start: 1px solid ${token('border')};
    }
    > div {
      padding: ${token('space-1')} ${token('space-2')} ${token('space-5')};
      color: ${token('text-muted')};
      overflow-wrap: anywhere;
    }
    &::details-content {
      block-size: 0;
      overflow: clip;
    }
    /* Closing is at once: whatever still went away could be tabbed into. */
    &[open]::details-content {
      block-size: auto;
      transition: block-size ${token('motion-enter')} ${token('ease-out')};
      ${reducedMotion} {
        transition: none;
      }
    }
  }
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space-3')};
    min-block-size: 3.5rem;
    padding: ${token('space-2')};
    padding-inline-end: ${token('space-7')};
    position: relative;
    border-radius: ${token('radius-small')};
    outline-offset: -2px;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    > :first-child {
      flex: 1 1 12rem;
      font-family: inherit;
      font-size: ${token('font-size-3')};
      font-weight: ${token('weight-medium')};
      letter-spacing: normal;
      overflow-wrap: anywhere;
    }
    > small {
      color: ${token('text-muted')};
      font-size: ${token('font-size-2')};
    }
    > svg {
      position: absolute;
      inset-inline-end: ${token('space-2')};
      color: ${token('text-muted')};
      transition: rotate ${token('motion-enter')} ${token('ease-out')};
    }
    ${canHover} {
      &:hover > svg {
        color: ${token('text')};
      }
    }
  }
  > details[open] > summary > svg {
    rotate: 180deg;
  }
`;
