import { systemView } from './systemView.rules.ts';
import type { SystemView } from './systemView.rules.ts';
import { useStartUp } from './useStartUp.ts';
import { useSystemStatus } from './useSystemStatus.ts';

/** The view of the whole app; `retry` refetches all of its sources. */
export const useSystemView = (): { readonly view: SystemView; readonly retry: () => void } => {
  const start = useStartUp();
  const status = useSystemStatus(start);
  const retry = () => {
    start.retry();
    status.retry();
  };
  return { view: systemView(start, status), retry };
};
