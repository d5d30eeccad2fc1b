import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const RichTextFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  overflow-wrap: anywhere;
  h3,
  h4 {
    font-size: ${token('font-size-3')};
  }
  ul,
  ol {
    display: grid;
    gap: ${token('space-1')};
    padding-inline-start: ${token('space-5')};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  a {
    color: ${token('text-link')};
    text-decoration: underline;
  }
  blockquote {
    padding-inline-start: ${token('space-4')};
    border-inline-start: 2px solid ${token('border-strong')};
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: ${token('space-2')};
    border-block-end: 1px solid ${token('hairline')};
    text-align: start;
  }
`;
