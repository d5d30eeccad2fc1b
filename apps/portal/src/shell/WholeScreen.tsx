import { LoadingCover } from '@baize/ui-kit/LoadingCover';
import { Suspense, type ReactNode } from 'react';
import { Main, ShellFrame, WholeBar } from './Shell.styles.ts';
import { SiteLogo } from './SiteLogo.tsx';

/** The one screen that the whole site shows, under the merchant's mark. */
export function WholeScreen({ children }: { readonly children: ReactNode }) {
  return (
    <ShellFrame data-layout="bare">
      <WholeBar>
        <SiteLogo />
      </WholeBar>
      <Main id="main" tabIndex={-1} data-centred>
        <Suspense fallback={<LoadingCover />}>{children}</Suspense>
      </Main>
    </ShellFrame>
  );
}
