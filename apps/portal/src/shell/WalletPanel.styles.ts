import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const WalletButtons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: ${token('space-2')};
`;

export const WalletLinks = styled.ul`
  a {
    display: flex;
    align-items: center;
    gap: ${token('space-3')};
    min-block-size: ${token('target-touch')};
    padding: ${token('space-1')} ${token('space-3')};
    border-radius: ${token('radius-small')};
    outline-offset: -2px;
    color: inherit;
    text-decoration: none;
    &:hover {
      background: ${token('overlay-hover')};
    }
  }
  svg {
    color: ${token('text-muted')};
  }
`;

/** Room of the last movements while their chunk loads. */
export const LastPlace = styled.div`
  min-block-size: 12.5rem;
`;
