import { useSession } from '@baize/features/session';
import { type MouseEvent, Suspense, useState } from 'react';
import { useSite } from '../site/SiteContext.ts';
import { isPlainPress } from '../site/routes/isPlainPress.ts';
import { hrefOf } from '../site/routes/paths.ts';
import { Redirect } from '../site/routes/Redirect.tsx';
import { lazyExtra } from '../site/words/lazyWithWords.tsx';
import { AccountCorner } from './lazyPlayerParts.ts';
import { CornerPlace } from './Shell.styles.ts';
import { VisitorCorner } from '../site/parts/VisitorCorner.tsx';

const HeaderLogin = lazyExtra(
  'session',
  () => import('../pages/session/login/HeaderLogin.tsx').then((chunk) => chunk.HeaderLogin),
  () => <Redirect to={hrefOf('login')} />,
);

/** True from the width at which the header shows its navigation, and a panel beneath it has room beside the page. */
const isWide = () => matchMedia('(min-width: 64em)').matches;

/**
 * The end of the header: the corner of a visitor or player, and the login form beneath it where the merchant has
 * `headerLogin` and the screen is wide (REQ-093). The form is rendered outside the corner, since login continues after
 * its session has begun.
 */
export function HeaderCorner() {
  const { isLoggedIn } = useSession();
  const { headerLogin } = useSite().document;
  const [isOpen, setOpen] = useState(false);
  const handleLogIn = (event: MouseEvent) => {
    if (!headerLogin || !isPlainPress(event) || !isWide()) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Suspense fallback={<CornerPlace />}>
        {isLoggedIn ? <AccountCorner /> : <VisitorCorner onLogIn={handleLogIn} />}
      </Suspense>
      <Suspense>{isOpen && <HeaderLogin onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
