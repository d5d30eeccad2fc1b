import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const DownloadText = styled.p`
  justify-self: center;
  max-inline-size: 36rem;
  color: ${token('text-muted')};
  text-align: center;
`;

export const AppList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-5')};
`;

export const AppCardFrame = styled.li`
  display: grid;
  justify-items: center;
  gap: ${token('space-3')};
  inline-size: min(100%, 17rem);
  padding: ${token('space-5')};
  border-radius: ${token('radius-large')};
  background: ${token('surface-raised')};
  text-align: center;
  > h2 {
    font-size: ${token('font-size-4')};
    overflow-wrap: anywhere;
  }
  > p {
    color: ${token('text-muted')};
  }
  > a {
    align-self: end;
  }
`;

export const AppPlace = styled(AppCardFrame)`
  min-block-size: 24rem;
`;
