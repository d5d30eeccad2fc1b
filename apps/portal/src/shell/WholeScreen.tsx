import { LoadingCover } from '@baize/ui-kit/LoadingCover';
import { Suspense, type ReactNode } from 'react';
import { Main, ShellFrame, WholeBar } from './Shell.styles.ts';
import { SiteLogo } from '../site/parts/SiteLogo.tsx';

/** A screen that replaces the whole site, under the merchant's logo. */
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
