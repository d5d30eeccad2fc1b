import { LoadingCover } from '@baize/ui-kit/LoadingCover';
import type { ReactNode } from 'react';
import { useSite } from '../app/SiteContext.ts';
import { PlainScreen } from './PlainScreen.tsx';

/** What says more than the first screen brought waits for the rest of its language. */
export function Worded({ children }: { readonly children: ReactNode }) {
  const { extent } = useSite();
  if (extent === 'whole') return children;
  return extent === 'first' ? <LoadingCover /> : <PlainScreen />;
}
