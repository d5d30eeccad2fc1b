import { useStore } from 'jotai/react';
import { useState } from 'react';
import { registrationDraftAtom } from './registration.atoms.ts';
import { draftOf } from './registration.rules.ts';
import type { Draft } from './registration.rules.ts';

type RegistrationDraft = {
  /** What was typed before, as the form begins. */
  readonly draft: Draft;
  /** Keeps what is typed now beside what was; secrets are left out (D39). */
  readonly keep: (values: Draft) => void;
  readonly forget: () => void;
};

/** A registration that a reload, another page or a closed popup interrupts goes on where it was (D11, D39). */
export const useRegistrationDraft = (): RegistrationDraft => {
  const store = useStore();
  const [draft] = useState(() => store.get(registrationDraftAtom));
  return {
    draft,
    keep: (values) => store.set(registrationDraftAtom, { ...store.get(registrationDraftAtom), ...draftOf(values) }),
    forget: () => store.set(registrationDraftAtom, {}),
  };
};
