import { atom } from 'jotai/vanilla';
import { sessionTokenAtom } from '../app/index.ts';

export type ApplicationDraft = { readonly remark: string; readonly files: readonly File[] };

const EMPTY: ApplicationDraft = { remark: '', files: [] };

type Drafts = { readonly of: string | undefined; readonly byPromotion: Readonly<Record<string, ApplicationDraft>> };

const allDraftsAtom = atom<Drafts>({ of: undefined, byPromotion: {} });

/**
 * Unsent applications by promotion, kept until the session ends. They are bound to the session's token, so that no
 * other account sees them.
 */
export const applicationDraftsAtom = atom(
  (get) => {
    const { of, byPromotion } = get(allDraftsAtom);
    return (promotion: string): ApplicationDraft =>
      (of === get(sessionTokenAtom) ? byPromotion[promotion] : undefined) ?? EMPTY;
  },
  (get, set, promotion: string, change: Partial<ApplicationDraft>) => {
    const of = get(sessionTokenAtom);
    const { of: before, byPromotion } = get(allDraftsAtom);
    const draft = { ...get(applicationDraftsAtom)(promotion), ...change };
    set(allDraftsAtom, { of, byPromotion: { ...(of === before ? byPromotion : {}), [promotion]: draft } });
  },
);
