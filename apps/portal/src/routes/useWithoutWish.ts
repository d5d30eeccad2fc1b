import { useLocation, useNavigate } from 'react-router-dom';

/** Takes a wish for this visit, such as `lang`, out of the address, in the same entry of the history: a reload no longer asks for it. */
export function useWithoutWish(name: string): () => void {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  return () => {
    const query = new URLSearchParams(search);
    query.delete(name);
    void navigate({ search: String(query), hash }, { replace: true, state });
  };
}
