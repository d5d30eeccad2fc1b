import { useStore } from 'jotai/react';
import { useState } from 'react';
import { registrationDraftAtom } from './registration.atoms.ts';
import { draftOf } from './registration.rules.ts';
import type { Draft } from './registration.rules.ts';

export type RegistrationDraft = {
  /** What was typed before, as a form begins. */
  readonly typed: () => Draft;
  /** Keeps what is typed beside what was: secrets as long as the page lives, the rest over a reload (D39). */
  readonly keep: (values: Draft) => void;
  readonly forget: () => void;
};

/** A registration that another step, a closed popup or a reload interrupts goes on where it was (D11, D39). */
export const useRegistrationDraft = (): RegistrationDraft => {
  const store = useStore();
  const [secrets] = useState(() => new Map<string, string>());
  return {
    typed: () => ({ ...store.get(registrationDraftAtom), ...Object.fromEntries(secrets) }),
    keep: (values) => {
      const kept = draftOf(values);
      store.set(registrationDraftAtom, { ...store.get(registrationDraftAtom), ...kept });
      for (const [name, value] of Object.entries(values)) if (!Object.hasOwn(kept, name)) secrets.set(name, value);
    },
    forget: () => {
      store.set(registrationDraftAtom, {});
      secrets.clear();
    },
  };
};
