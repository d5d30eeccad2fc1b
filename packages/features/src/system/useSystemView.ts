import { systemView } from './systemView.rules.ts';
import type { SystemView } from './systemView.rules.ts';
import { useStartUp } from './useStartUp.ts';
import { useSystemStatus } from './useSystemStatus.ts';

/** What the whole app shows, and `retry`, which asks again at once for all that decides it. */
export const useSystemView = (): { readonly view: SystemView; readonly retry: () => void } => {
  const start = useStartUp();
  const status = useSystemStatus(start);
  const retry = () => {
    start.retry();
    status.retry();
  };
  return { view: systemView(start, status), retry };
};
