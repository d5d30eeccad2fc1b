import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Removes a search parameter that applies to one visit, such as `lang`, from the current history entry, so that a
 * reload no longer reads it.
 */
export const useDropSearchParam = (name: string): (() => void) => {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  return () => {
    const query = new URLSearchParams(search);
    query.delete(name);
    void navigate({ search: String(query), hash }, { replace: true, state });
  };
};
