import { styled } from 'styled-components';
import { Icon } from '../Icon/index.ts';

export const Moon = styled(Icon)`
  display: var(--when-dark);
`;

export const Sun = styled(Icon)`
  display: var(--when-light);
`;
