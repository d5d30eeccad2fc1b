import { downloadsOf, type Download } from './downloads.rules.ts';
import { useStartUp } from './useStartUp.ts';

export type DownloadsView = { readonly state: 'loading' | 'ready' | 'empty'; readonly downloads: readonly Download[] };

/** The merchant's apps to install, from the start-up response. */
export const useDownloads = (): DownloadsView => {
  const { startUp } = useStartUp();
  if (startUp === undefined) return { state: 'loading', downloads: [] };
  const downloads = downloadsOf(startUp.resources);
  return { state: downloads.length === 0 ? 'empty' : 'ready', downloads };
};
