import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { PageColumn } from '../../../site/parts/PageColumn.styles.ts';

export const HelpFrame = styled(PageColumn)`
  --page-width: 48rem;
  align-content: start;
  /* Topics and form come after the popup has opened: it is as high before. */
  &[data-in-popup] {
    min-block-size: min(100dvh, 56rem);
  }
`;

export const HelpTools = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
`;

export const HelpText = styled.div`
  display: grid;
  gap: ${token('space-3')};
  overflow-wrap: anywhere;
  ol {
    margin-block-start: ${token('space-2')};
    padding-inline-start: ${token('space-5')};
    list-style: decimal;
  }
`;

export const FeedbackFrame = styled.section`
  display: grid;
  gap: ${token('space-4')};
  margin-block-start: ${token('space-5')};
`;
