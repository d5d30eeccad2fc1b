import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { spinning } from '../foundation/motion.styles.ts';

/** The picture is a button that requests a new one. Its space is reserved while it loads. */
export const CaptchaPicture = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  inline-size: 11rem;
  block-size: 3rem;
  overflow: hidden;
  border-radius: ${token('radius-medium')};
  background: ${token('skeleton')};
  > img {
    inline-size: 9rem;
    block-size: 100%;
    object-fit: cover;
  }
  > svg {
    inline-size: 2rem;
    margin-inline-start: auto;
    padding-inline: 0.375rem;
    color: ${token('text')};
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
    margin-inline-start: calc(-1 * ${token('space-3')});
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
