import { token } from '@baize/theme';
import { styled } from 'styled-components';

/** The heading of a group of vendors, among their chips. */
export const StripHeading = styled.span`
  display: inline-flex;
  align-items: center;
  block-size: 100%;
  padding-inline-start: ${token('space-3')};
  color: ${token('text-muted')};
  font-size: ${token('font-size-2')};
  font-weight: ${token('weight-bold')};
`;
