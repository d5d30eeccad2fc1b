import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { MoneyStack } from '../moneyOut/MoneyOut.styles.ts';

/** The parts of the settings, with a line before each. */
export const SettingsStack = styled(MoneyStack)`
  margin-block-start: ${token('space-5')};

  > section,
  > div > section {
    padding-block-start: ${token('space-5')};
    border-block-start: 1px solid ${token('border')};
  }

  button[aria-haspopup]:disabled {
    opacity: 0.5;
    cursor: default;
  }
`;

/** The drawn pictures in rows; the chosen one has a ring. */
export const PictureGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4rem, 1fr));
  gap: ${token('space-3')};
  max-inline-size: 28rem;
  margin: 0;
  padding: 0;
  list-style: none;

  button {
    display: block;
    inline-size: 100%;
    max-inline-size: 5rem;
    padding: 0;
    border: 2px solid transparent;
    border-radius: 50%;
    background: none;
    aspect-ratio: 1;
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    border-color: ${token('action')};
    box-shadow: 0 0 0 2px ${token('action')};
  }

  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border-radius: 50%;
    object-fit: cover;
  }
`;

/** Changes or obstacles, one below the other. */
export const LineList = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  margin: 0;
  padding-inline-start: ${token('space-5')};
  list-style: disc;

  small {
    color: ${token('text-muted')};
  }
`;
