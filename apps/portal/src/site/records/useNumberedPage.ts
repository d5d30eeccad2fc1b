import { useState } from 'react';

export type NumberedPage = { readonly page: number; readonly onSelect: (page: number) => void };

/** The selected page of a list with numbered pages: the first one again as soon as its filters change. */
export const useNumberedPage = (filters?: unknown): NumberedPage => {
  const [selected, setSelected] = useState({ page: 1, filters });
  return {
    page: selected.filters === filters ? selected.page : 1,
    onSelect: (page) => setSelected({ page, filters }),
  };
};
