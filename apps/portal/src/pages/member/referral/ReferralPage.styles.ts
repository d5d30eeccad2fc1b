import { token } from '@baize/theme';
import { from640 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

/** The card to share, in the colours of the merchant. */
export const InviteCardFrame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  padding: ${token('space-4')};
  border-radius: ${token('radius-large')};
  background: ${token('action')};
  color: ${token('text-on-action')};
  > [role='img'] {
    justify-self: center;
  }
  ${from640} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${token('space-5')};
    padding: ${token('space-5')};
  }
`;

export const InviteText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  overflow-wrap: anywhere;
  > strong {
    font-size: ${token('font-size-5')};
    line-height: ${token('line-tight')};
  }
`;

export const InviteLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  padding-block: ${token('space-1')};
  padding-inline-start: ${token('space-3')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-raised')};
  color: ${token('text')};
  min-block-size: ${token('target-touch')};
  > div {
    min-inline-size: 0;
  }
  small {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('font-size-1')};
  }
`;

export const InviteActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
`;

export const ClaimLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')};
`;
