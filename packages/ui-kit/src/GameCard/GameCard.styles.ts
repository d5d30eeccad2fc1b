import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover, reducedMotion } from '../foundation/media.ts';

/** Read as name, vendor, then what can be done with it; seen with the cover first. */
export const GameCardFrame = styled.article`
  display: flex;
  flex-direction: column;
`;

export const GameCardCover = styled.div`
  position: relative;
  order: -1;
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 4;
  overflow: hidden;
  border-radius: ${token('radius-medium')};
  background: linear-gradient(160deg, ${token('cover-tint')}, ${token('surface-sunken')});
  box-shadow: ${token('shadow-resting')};
  isolation: isolate;
  transition: box-shadow ${token('motion-feedback')} ${token('ease-out')};
  > span {
    color: ${token('text-faint')};
    font: ${token('weight-bold')} ${token('font-size-8')}/1 ${token('font-display')};
  }
  > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    transition: transform ${token('motion-enter')} ${token('ease-out')};
  }
  &:focus-within {
    box-shadow: ${token('shadow-raised')};
  }
  ${canHover} {
    &:hover {
      box-shadow: ${token('shadow-raised')};
      > img {
        transform: scale(1.03);
        ${reducedMotion} {
          transform: none;
        }
      }
    }
  }
  &[data-maintenance] > :is(img, span) {
    filter: grayscale(0.8);
    opacity: 0.45;
  }
`;

/** Shown on hover, on focus and, through the reveal beneath it, on a tap. */
export const GameCardActionsLayer = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  justify-content: end;
  gap: ${token('space-2')};
  padding: ${token('space-2')};
  background: linear-gradient(to top, ${token('surface-scrim')}, transparent);
  opacity: 0;
  pointer-events: none;
  transition: opacity ${token('motion-feedback')} ${token('ease-out')};
  ${GameCardCover}:focus-within > & {
    opacity: 1;
    > * {
      pointer-events: auto;
    }
  }
  ${canHover} {
    ${GameCardCover}:hover > & {
      opacity: 1;
    }
    > * {
      position: relative;
      pointer-events: auto;
    }
    /* The whole picture plays. */
    > [data-variant='main'] {
      position: static;
      &::before {
        content: '';
        position: absolute;
        inset: 0;
        z-index: -1;
      }
    }
  }
`;

export const GameCardReveal = styled.button`
  position: absolute;
  inset: 0;
  ${canHover} {
    display: none;
  }
`;

export const GameCardBadge = styled.strong`
  position: absolute;
  inset-block-start: ${token('space-2')};
  inset-inline-start: ${token('space-2')};
  padding: 2px ${token('space-2')};
  border-radius: ${token('radius-small')};
  background: ${token('badge-new')};
  color: ${token('text-on-badge')};
  font-size: ${token('font-size-1')};
  line-height: 1.4;
  pointer-events: none;
`;

export const GameCardFavourite = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
`;

export const GameCardMaintenance = styled.p`
  position: absolute;
  inset-block-end: ${token('space-2')};
  inset-inline: ${token('space-2')};
  padding: ${token('space-2')};
  border-radius: ${token('radius-small')};
  background: ${token('surface-overlay')};
  color: ${token('text')};
  font-size: ${token('font-size-1')};
  line-height: ${token('line-tight')};
  text-align: center;
  overflow-wrap: anywhere;
  > strong {
    display: block;
    color: ${token('warning')};
  }
`;

export const GameCardName = styled.h3`
  margin-block-start: ${token('space-2')};
  font: ${token('weight-medium')} ${token('font-size-2')}/${token('line-body')} ${token('font-body')};
  letter-spacing: 0;
  overflow-x: clip;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const GameCardVendor = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('font-size-1')};
  overflow-x: clip;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
