import { useLocation, useNavigate } from 'react-router-dom';
import { usePlace } from './Place.ts';

const ROW = 'row';

export type OpenedRow = {
  /** Key of the row whose sheet is open. */
  readonly key: string | undefined;
  readonly open: (key: string) => void;
  readonly close: () => void;
};

/** The opened row of a list, kept in the address: Back closes its sheet, a reload and a shared link keep it. */
export const useOpenedRow = (): OpenedRow => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { search, hash } = usePlace();
  const asked = new URLSearchParams(search);
  const move = (key: string | undefined, options: { readonly replace: boolean; readonly state: unknown }): void => {
    if (key === undefined) asked.delete(ROW);
    else asked.set(ROW, key);
    void navigate({ search: String(asked), hash }, options);
  };
  const isOwn = typeof state === 'object' && state !== null && ROW in state;
  return {
    key: asked.get(ROW) ?? undefined,
    open: (key) => move(key, { replace: false, state: { ...(state as object | null), [ROW]: key } }),
    close: () => (isOwn ? void navigate(-1) : move(undefined, { replace: true, state })),
  };
};
