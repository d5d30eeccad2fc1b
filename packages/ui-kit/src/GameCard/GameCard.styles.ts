import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover, reducedMotion } from '../foundation/media.ts';

/** Cards wider than a cover, in a row of few: text beside the cover (`beside`), and actions too (`roomy`). */
const beside = '@container card (width > 16rem)';
const roomy = '@container card (width > 25rem)';

/** DOM order is name, vendor, actions; the cover comes first visually. */
export const GameCardFrame = styled.article`
  display: flex;
  flex-direction: column;
  ${beside} {
    position: relative;
    display: grid;
    grid-template: 1fr auto auto 3fr / auto minmax(0, 1fr);
    column-gap: ${token('space-4')};
    block-size: 100cqb;
    overflow: hidden;
    padding-inline-end: ${token('space-4')};
    border-radius: ${token('radius-medium')};
    background: linear-gradient(120deg, ${token('cover-tint')}, ${token('surface-raised')} 60%);
    box-shadow: ${token('shadow-resting')};
  }
  /* Words at the top, actions at the foot, and the heart in the corner between. */
  ${roomy} {
    grid-template-rows: ${token('space-4')} auto auto 1fr;
    column-gap: ${token('space-6')};
    padding-inline-end: ${token('space-8')};
  }
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
  ${beside} {
    grid-area: 1 / 1 / -1 / 2;
    block-size: 100cqb;
    border-radius: 0;
    box-shadow: none;
  }
  /* All over the card, the cover's parts find their places in it. */
  ${roomy} {
    position: static;
    > img {
      inset-inline-end: auto;
      inline-size: 75cqb;
    }
  }
`;

/** Shown on hover, on focus and, through `GameCardReveal`, on a tap. */
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
  ${roomy} {
    flex-direction: row;
    align-items: end;
    justify-content: start;
    padding: ${token('space-5')};
    padding-inline-start: calc(75cqb + ${token('space-6')});
    background: none;
    opacity: 1;
    > * {
      flex: 0 1 10rem;
      pointer-events: auto;
    }
  }
`;

export const GameCardReveal = styled.button`
  position: absolute;
  inset: 0;
  ${canHover} {
    display: none;
  }
  ${roomy} {
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
  [data-quiet] & {
    display: none;
  }
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
  ${roomy} {
    inset-inline: calc(75cqb + ${token('space-6')}) ${token('space-4')};
  }
`;

export const GameCardName = styled.h3`
  margin-block-start: ${token('space-2')};
  font: ${token('weight-medium')} ${token('font-size-2')}/${token('line-body')} ${token('font-body')};
  letter-spacing: 0;
  overflow-x: clip;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${beside} {
    grid-area: 2 / 2;
    font-size: ${token('font-size-3')};
    line-height: ${token('line-tight')};
    overflow-wrap: anywhere;
    white-space: normal;
  }
  ${roomy} {
    font: ${token('weight-bold')} ${token('font-size-6')}/${token('line-tight')} ${token('font-display')};
  }
`;

export const GameCardVendor = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('font-size-1')};
  overflow-x: clip;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${beside} {
    grid-area: 3 / 2;
    margin-block-start: ${token('space-1')};
    white-space: normal;
  }
`;

/** Reserves one line, since the facts may load after the card. */
export const GameCardFacts = styled.div`
  min-block-size: 1lh;
  margin-block-start: ${token('space-1')};
  color: ${token('text-muted')};
  font-size: ${token('font-size-1')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  ${beside} {
    grid-area: 4 / 2;
  }
`;
