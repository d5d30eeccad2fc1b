import { useReducer } from 'react';
import { useFeatures } from '../app/index.ts';
import { logOut } from './logOut.ts';
import { logoutStep } from './logout.rules.ts';
import type { LogoutState } from './logout.rules.ts';

export type Logout = {
  readonly state: LogoutState;
  readonly ask: () => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
};

/** Log-out with a confirmation step; `goHome` runs after the session is cleared (REQ-087). */
export const useLogout = ({ goHome }: { goHome: () => void }): Logout => {
  const features = useFeatures();
  const [state, handle] = useReducer(logoutStep, 'idle');
  const leave = async () => {
    handle('confirmed');
    await logOut(features);
    handle('finished');
    goHome();
  };
  return {
    state,
    ask: () => handle('asked'),
    cancel: () => handle('cancelled'),
    confirm: () => {
      if (state === 'confirming') void leave();
    },
  };
};
