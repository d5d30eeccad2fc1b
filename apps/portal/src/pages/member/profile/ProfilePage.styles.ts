import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { PageColumn } from '../../../site/parts/PageColumn.styles.ts';

export const ProfileFrame = styled(PageColumn)`
  --page-width: 36rem;
`;

export const ProfileCard = styled.div`
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-5')};
  border-radius: ${token('radius-large')};
  background: ${token('surface-raised')};
  box-shadow: ${token('shadow-resting')};
  /* A popup is a surface already. */
  [data-in-popup] > & {
    padding: 0;
    background: none;
    box-shadow: none;
  }
`;

export const ProfileHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-4')};
  > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  p:first-child {
    font-family: ${token('font-display')};
    font-size: ${token('font-size-5')};
    line-height: ${token('line-tight')};
  }
  p + p {
    color: ${token('text-muted')};
    font-size: ${token('font-size-2')};
  }
`;

/** As tall as the facts that replace it. */
export const ProfileLines = styled.div`
  display: grid;
  grid-auto-rows: 3.5rem;
  align-items: center;
`;
