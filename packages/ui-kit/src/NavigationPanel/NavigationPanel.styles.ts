import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { contentRow } from '../foundation/contentRow.styles.ts';
import { canHover } from '../foundation/media.ts';
import { entering } from '../foundation/motion.styles.ts';
import { overlaySurface } from '../foundation/overlay.styles.ts';

/** As wide as the header and adjacent to it, so that the pointer crosses no gap from the row. */
export const PanelFrame = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 100%;
  max-block-size: calc(100dvh - ${token('header-height')});
  overflow: auto;
  overscroll-behavior: contain;
  ${overlaySurface}
  box-shadow: ${token('shadow-overlay')};
  border-block: 1px solid ${token('hairline')};
  ${entering}
`;

export const PanelRow = styled.div`
  display: grid;
  gap: ${token('space-4')};
  ${contentRow}
  padding-block: ${token('space-4')} ${token('space-5')};
`;

export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
  > a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-1')};
    min-block-size: ${token('target-touch')};
    color: ${token('text')};
    font-family: ${token('font-display')};
    font-size: ${token('font-size-4')};
    font-weight: ${token('weight-bold')};
    letter-spacing: var(--tracking);
    text-decoration: none;
    > svg {
      color: ${token('text-accent')};
      font-size: ${token('font-size-2')};
    }
    ${canHover} {
      &:hover {
        color: ${token('text-accent')};
      }
    }
  }
`;

export const PanelNote = styled.strong`
  padding: ${token('space-1')} ${token('space-3')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-pill')};
  color: ${token('text-accent')};
  font-size: ${token('font-size-2')};
`;

export const PanelFoot = styled.small`
  color: ${token('text-muted')};
  font-size: ${token('font-size-1')};
`;

export const PanelNotice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
  min-block-size: 4rem;
  color: ${token('text-muted')};
`;

/** Titled lists side by side, as many as fit; a long list is two tiles wide. */
export const PanelColumns = styled.div`
  display: grid;
  gap: ${token('space-4')} ${token('space-2')};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10.25rem), 1fr));
  > section {
    display: grid;
    align-content: start;
    gap: ${token('space-2')};
    &:has(li:nth-child(5)) {
      grid-column: span 2;
    }
  }
  h3 {
    color: ${token('text-muted')};
    font: ${token('weight-medium')} ${token('font-size-2')}/${token('line-body')} ${token('font-body')};
    letter-spacing: 0;
  }
`;
