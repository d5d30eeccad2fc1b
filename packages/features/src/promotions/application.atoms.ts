import { atom } from 'jotai/vanilla';
import { sessionTokenAtom } from '../app/index.ts';

export type ApplicationDraft = { readonly remark: string; readonly files: readonly File[] };

/** New values, or a function that returns them from the draft as it is by then. */
type DraftChange = Partial<ApplicationDraft> | ((now: ApplicationDraft) => Partial<ApplicationDraft>);

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
  (get, set, promotion: string, change: DraftChange) => {
    const of = get(sessionTokenAtom);
    const { of: before, byPromotion } = get(allDraftsAtom);
    const now = get(applicationDraftsAtom)(promotion);
    const draft = { ...now, ...(typeof change === 'function' ? change(now) : change) };
    set(allDraftsAtom, { of, byPromotion: { ...(of === before ? byPromotion : {}), [promotion]: draft } });
  },
);
