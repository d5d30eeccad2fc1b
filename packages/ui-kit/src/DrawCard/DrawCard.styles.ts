import { token } from '@baize/theme';
import { css, styled } from 'styled-components';
import { below640, from1024, from640 } from '../foundation/media.ts';
import { breathing } from '../foundation/motion.styles.ts';

/** One height for all cards and placeholders, so that the layout does not shift when the cards load. */
const card = css`
  min-block-size: 10rem;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-medium')};
`;

/** One column on a phone, which shows the first three cards only; two from 640 px and three from 1,024 px. */
export const DrawCards = styled.ul`
  display: grid;
  gap: ${token('space-3')};
  > li {
    display: grid;
    min-inline-size: 0;
  }
  ${below640} {
    > li:nth-child(n + 4) {
      display: none;
    }
  }
  ${from640} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from1024} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const DrawCardFrame = styled.article`
  ${card}
  display: grid;
  grid-template: auto auto 1fr / minmax(0, 1fr);
  gap: ${token('space-2')};
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('surface')};
  &:has(h3 a) {
    position: relative;
    &:hover {
      background: ${token('surface-raised')};
    }
  }
  h3 a {
    color: inherit;
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${token('radius-medium')};
    }
    &:focus-visible {
      outline: none;
      &::after {
        outline: 2px solid ${token('focus')};
        outline-offset: 2px;
      }
    }
  }
`;

export const DrawCardPlace = styled.div`
  ${card}
  border-color: transparent;
  background: ${token('skeleton')};
  ${breathing}
`;

export const DrawCardHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-3')};
  > h3 {
    min-inline-size: 0;
    font: ${token('weight-bold')} ${token('font-size-3')}/${token('line-tight')} ${token('font-body')};
    overflow-wrap: anywhere;
  }
  > small {
    white-space: nowrap;
    flex: none;
    color: ${token('text-muted')};
    font-size: ${token('font-size-1')};
    font-variant-numeric: tabular-nums;
  }
`;

export const DrawCardNext = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${token('space-3')};
  > small {
    color: ${token('text-muted')};
    font-size: ${token('font-size-1')};
  }
`;

export const DrawCardTimer = styled.div`
  min-block-size: 1lh;
  color: ${token('text-accent')};
  font: ${token('weight-bold')} ${token('font-size-7')}/${token('line-tight')} ${token('font-figures')};
  font-variant-numeric: tabular-nums;
  &[data-over] {
    font: ${token('weight-medium')} ${token('font-size-4')}/${token('line-tight')} ${token('font-body')};
  }
`;

export const DrawCardLast = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
  align-content: end;
  > small {
    color: ${token('text-muted')};
    font-size: ${token('font-size-1')};
    line-height: ${token('line-tight')};
  }
`;
