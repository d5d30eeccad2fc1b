import { ButtonLink } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type MouseEvent, Suspense, useState } from 'react';
import { useSite } from '../app/SiteContext.ts';
import { isPlainPress } from '../routes/isPlainPress.ts';
import { hrefOf } from '../routes/paths.ts';
import { SendOn } from '../routes/SendOn.tsx';
import { lazyWithWords } from '../words/lazyWithWords.tsx';

const toPage = () => <SendOn to={hrefOf('login')} />;

const HeaderLogin = lazyWithWords(
  'session',
  () =>
    import('../pages/session/login/HeaderLogin.tsx').then(
      (chunk) => chunk.HeaderLogin,
      () => toPage,
    ),
  toPage,
);

/** Whether a panel beneath the header has room beside what is read: from the width on at which the header has its navigation. */
const isWide = () => matchMedia('(min-width: 64em)').matches;

/** The way to log in: its page, or a form beneath the header where the merchant wants that and the screen is wide (REQ-093). */
export function LogInLink(props: Pick<ComponentProps<typeof ButtonLink>, 'size' | 'wide' | 'variant'>) {
  const { t } = useLingui();
  const { headerLogin } = useSite().document;
  const [isOpen, setOpen] = useState(false);
  const handleClick = (event: MouseEvent) => {
    if (!headerLogin || props.wide || !isPlainPress(event) || !isWide()) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <ButtonLink href={hrefOf('login')} {...props} onClick={handleClick}>
        {t({ id: 'header.logIn', message: 'Log in' })}
      </ButtonLink>
      <Suspense>{isOpen && <HeaderLogin onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
