import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const HomeFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-7')};
  inline-size: min(100% - 2 * ${token('gutter')}, ${token('content-width')});
  margin-inline: auto;
  padding-block: ${token('space-6')} ${token('space-8')};
`;
