import { useStore } from 'jotai/react';
import { useState } from 'react';
import { registrationDraftAtom } from './registration.atoms.ts';
import { draftOf } from './registration.rules.ts';
import type { Draft } from './registration.rules.ts';

export type RegistrationDraft = {
  /** Returns the values typed before, as defaults of the form. */
  readonly typed: () => Draft;
  /** Merges values into the draft: secrets while the page is mounted, the rest across a reload (D39). */
  readonly keep: (values: Draft) => void;
  readonly forget: () => void;
};

/** Draft of the registration, which survives a change of step, a closed popup and a reload (D11, D39). */
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
