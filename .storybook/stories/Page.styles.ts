import { token } from '@baize/theme';
import { styled } from 'styled-components';

/** A designer's sheet of names and values, which a browser must not translate. */
export const Sheet = styled.div.attrs({ translate: 'no' })`
  display: grid;
  gap: ${token('space-6')};
  max-inline-size: 72rem;
  margin-inline: auto;
  padding: ${token('space-5')};
`;

export const Section = styled.section`
  display: grid;
  gap: ${token('space-4')};
`;

export const Title = styled.h2`
  font-size: ${token('font-size-6')};
`;

export const Name = styled.code`
  font:
    ${token('font-size-1')} / 1.4 ui-monospace,
    monospace;
  color: ${token('text-muted')};
  overflow-wrap: anywhere;
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: ${token('space-4')};
`;

export const Cell = styled.li`
  display: grid;
  gap: ${token('space-1')};
  align-content: start;
`;
