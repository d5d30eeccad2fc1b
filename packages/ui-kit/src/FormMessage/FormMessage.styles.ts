import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const FormMessageFrame = styled.p`
  display: flex;
  gap: ${token('space-2')};
  color: ${token('text-muted')};
  font-size: ${token('font-size-2')};
  &[data-tone='error'] {
    color: ${token('danger')};
  }
  &[data-tone='success'] {
    color: ${token('success')};
  }
  > svg {
    inline-size: 1.25em;
    block-size: 1lh;
  }
  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
