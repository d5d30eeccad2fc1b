import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { spinning } from '../foundation/motion.styles.ts';

/** The picture is a button: pressing it brings a new one. Its room is reserved before it comes. */
export const CaptchaPicture = styled.button`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  inline-size: 9rem;
  block-size: 3rem;
  overflow: hidden;
  border-radius: ${token('radius-medium')};
  background: ${token('skeleton')};
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  > svg {
    position: absolute;
    inset-inline-end: 0;
    inset-block-end: 0;
    padding: ${token('space-1')};
    border-start-start-radius: ${token('radius-medium')};
    background: ${token('surface-overlay')};
    color: ${token('text')};
    stroke-width: 2;
  }
  &[aria-busy='true'] > svg > path {
    transform-origin: center;
    ${spinning}
  }
`;

export const CaptchaFrame = styled.div`
  display: grid;
  justify-items: start;
  > :first-child {
    inline-size: 100%;
  }
  > button {
    padding-inline: 0;
  }
`;

export const CaptchaDone = styled.output`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: ${token('target-touch')};
  color: ${token('success')};
  font-size: ${token('font-size-2')};
`;
