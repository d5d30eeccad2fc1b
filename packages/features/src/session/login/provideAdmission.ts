import type { Features } from '../../app/index.ts';
import {
  markFirstLoginAtom,
  storeMemberAtom,
  memberTypesAtom,
  passwordChangeAtom,
  endSessionAtom,
  startSessionAtom,
  sessionTokenAtom,
} from '../../app/index.ts';
import { createSecondFactor } from '../../verification/index.ts';
import { admissionActors } from './admission.actors.ts';
import { admissionMachine } from './admission.machine.ts';
import { changePasswordMachine } from './changePassword.machine.ts';
import type { LoginSuccess } from './login.types.ts';

/** Charts of the second factor and the admission, with gateway calls and session atoms as effects. */
export const provideAdmission = ({ gateway, store, merchant }: Pick<Features, 'gateway' | 'store' | 'merchant'>) => {
  const { storeToken, loadMember, answerChallenge, changePassword } = admissionActors(gateway, {
    memberTypes: () => store.get(memberTypesAtom),
    tokenGiven: ({ token, owesPassword }) => {
      // Set before the token, so that no query sends the token before the password is changed.
      store.set(passwordChangeAtom, owesPassword);
      store.set(startSessionAtom, token);
    },
    tokenHeld: () => store.get(sessionTokenAtom),
    memberLoaded: (loaded) => {
      store.set(storeMemberAtom, loaded);
      // Loaded only now: few bytes before a login, and without them the device keeps its own language.
      void import('../../app/followMember.atoms.ts').then(
        ({ followMemberAtom }) => store.set(followMemberAtom, loaded.member),
        () => undefined,
      );
    },
  });
  return {
    secondFactor: createSecondFactor<LoginSuccess>().provide({ actors: { answerChallenge } }),
    admission: admissionMachine.provide({
      actors: {
        storeToken,
        loadMember,
        changePassword: changePasswordMachine.provide({ actors: { changePassword } }),
      },
      actions: {
        runFirstLogin: () => store.set(markFirstLoginAtom),
        clearPasswordChangeMark: () => store.set(passwordChangeAtom, false),
        endSession: () => store.set(endSessionAtom, { merchant, end: 'loggedOut' }),
      },
    }),
  };
};
