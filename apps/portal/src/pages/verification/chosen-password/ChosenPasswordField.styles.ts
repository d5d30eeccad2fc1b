import { token } from '@baize/theme';
import { styled } from 'styled-components';

/** Same layout as the kit's `RequirementList`. */
export const DemandRoom = styled.ul`
  display: grid;
  gap: ${token('space-1')};
  padding-inline-start: calc(1.25em + ${token('space-2')});
  font-size: ${token('font-size-2')};
  color: ${token('text-muted')};
`;
