import { token } from '@baize/theme';
import { Link } from '@baize/ui-kit/Link';
import { styled } from 'styled-components';

/** Hangs beneath the header, so that nothing in it moves. */
export const PillLink = styled(Link)`
  position: absolute;
  margin-block-start: ${token('space-1')};
  inset-inline-end: ${token('space-4')};
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  max-inline-size: calc(100% - 2 * ${token('space-4')});
  min-block-size: ${token('target-touch')};
  padding-inline: ${token('space-3')};
  border: 1px solid ${token('border-strong')};
  border-radius: ${token('radius-pill')};
  background: ${token('surface-overlay')};
  color: ${token('info')};
  font-size: ${token('font-size-2')};
  font-weight: ${token('weight-medium')};
  text-decoration: none;
`;
