import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { forcedColors } from '../foundation/media.ts';

export const StatusBadgeFrame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  max-inline-size: 100%;
  min-block-size: 1.5rem;
  padding-inline: ${token('space-2')};
  border-radius: ${token('radius-pill')};
  background: ${token('action-quiet')};
  color: ${token('text-muted')};
  font-size: ${token('font-size-1')};
  font-weight: ${token('weight-medium')};
  line-height: ${token('line-body')};
  vertical-align: middle;
  > svg {
    flex: none;
    inline-size: 1rem;
  }
  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  &[data-tone='info'],
  &[data-tone='waiting'] {
    background: ${token('surface-info')};
    color: ${token('info')};
  }
  &[data-tone='success'] {
    background: ${token('surface-success')};
    color: ${token('success')};
  }
  &[data-tone='warning'] {
    background: ${token('surface-warning')};
    color: ${token('warning')};
  }
  &[data-tone='danger'] {
    background: ${token('surface-danger')};
    color: ${token('danger')};
  }
  ${forcedColors} {
    border: 1px solid;
  }
`;
