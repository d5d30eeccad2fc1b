import { userEvent } from 'vitest/browser';

/** Stories that test a table of keys press real ones (`walkKeys` of the kit). */
Object.assign(globalThis, { pressRealKeys: (keys: string) => userEvent.keyboard(keys) });
