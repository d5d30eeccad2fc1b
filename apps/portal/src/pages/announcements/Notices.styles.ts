import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { PageColumn } from '../../site/parts/PageColumn.styles.ts';

export const NoticesFrame = styled(PageColumn)`
  --page-width: 48rem;
`;

export const NoticeList = styled.ol`
  display: grid;
  gap: ${token('space-3')};
  transition: opacity ${token('motion-feedback')} ${token('ease-out')};
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  > li[aria-hidden] {
    display: grid;
    align-content: center;
    gap: ${token('space-4')};
    block-size: 7.5rem;
    padding-inline: ${token('space-4')};
    border-radius: ${token('radius-medium')};
    background: ${token('surface-raised')};
  }
`;

export const NoticeFrame = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
  padding: ${token('space-3')} ${token('space-4')} ${token('space-4')};
  border-radius: ${token('radius-medium')};
  border-inline-start: 3px solid transparent;
  background: ${token('surface-raised')};
  &[data-unread] {
    border-inline-start-color: ${token('badge-new')};
  }
  > small {
    color: ${token('text-muted')};
    font-size: ${token('font-size-1')};
  }
`;

export const NoticeTitle = styled.h2`
  font-size: ${token('font-size-3')};
  > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-3')};
    inline-size: 100%;
    min-block-size: ${token('target-touch')};
    font-weight: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    > svg {
      flex: none;
      color: ${token('text-muted')};
    }
    &[aria-expanded='true'] > svg {
      rotate: 180deg;
    }
  }
  [data-unread] > & {
    font-weight: ${token('weight-bold')};
  }
`;

/** The text, collapsed to two lines; the second fades where the text goes on. */
export const NoticeBody = styled.div`
  &[data-half] {
    max-block-size: 2lh;
    overflow: clip;
    color: ${token('text-muted')};
  }
  &[data-cut] {
    mask-image: linear-gradient(#000 50%, transparent);
  }
`;
