import { TextLink } from '@baize/ui-kit/Link';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { InPopupContext, useInPopup, usePlace } from '../routes/Place.ts';
import { useAdmission } from '../routes/useAdmission.ts';
import { PAGE, shownRow } from './centre.rules.ts';
import type { CentreRow } from './centre.types.ts';
import { CentreBack, CentreContent, CentreFrame, CentreNav, CentreSurface } from './CentreLayout.styles.ts';
import { CentreMenu } from './CentreMenu.tsx';
import { lastPagesAtom, rememberPageAtom } from './lastPages.atoms.ts';

type CentreLayoutProps = {
  /** Name of the centre, which is the title of its popup. */
  readonly title: string;
  readonly rows: readonly CentreRow[];
  /** Number of things to do on a page, by its key. */
  readonly badges?: Readonly<Record<string, number>> | undefined;
};

const NONE = {};

/**
 * Pages behind a menu: the menu at the start side from 1,024 px; on phones one page with a link back to the list of all.
 * The address names the page; without one, the last of the visit is shown, or the first (REQ-217).
 */
export function CentreLayout({ title, rows, badges = NONE }: CentreLayoutProps) {
  const { t, i18n } = useLingui();
  const inPopup = useInPopup();
  const { pathname, search } = usePlace();
  const admits = useAdmission();
  const asked = new URLSearchParams(search).get(PAGE);
  const isList = asked === '';
  // After the session has ended, the page stays beneath the login with what is typed (REQ-091).
  const open = rows.filter(({ access }) => !['hidden', 'unknown'].includes(admits(access)));
  const shown = shownRow(open, asked, useLastPage(asked, shownRow(open, null, undefined)?.key));
  const key = shown?.key;
  const frame = useFocusOfPage(isList ? '' : key);
  useRememberedPage(key);
  const label = shown && i18n._(shown.label);
  const Heading = inPopup ? 'h2' : 'h1';
  const Page = shown?.page;
  return (
    <CentreFrame ref={frame} data-in-popup={inPopup || undefined} data-list={isList || undefined}>
      <CentreNav aria-label={title}>
        {isList && !inPopup && <h1>{title}</h1>}
        <CentreMenu
          rows={open}
          current={key}
          badges={badges}
          hrefOf={(row) => row.href ?? addressOfPage(pathname, row.key)}
        />
      </CentreNav>
      <CentreContent tabIndex={-1} aria-label={label}>
        <CentreBack>
          <TextLink href={addressOfPage(pathname, '')}>
            {t({ id: 'centre.back', message: 'Back to the menu' })}
          </TextLink>
        </CentreBack>
        {/* A popup has its title already. */}
        {!(inPopup && label === title) && <Heading tabIndex={-1}>{label}</Heading>}
        <CentreSurface>
          {/* The page has a title and a surface, as in a popup. */}
          <InPopupContext value>
            <Suspense fallback={<Skeleton shape="figure" />}>{Page && <Page key={key} />}</Suspense>
          </InPopupContext>
        </CentreSurface>
      </CentreContent>
    </CentreFrame>
  );
}

const addressOfPage = (pathname: string, key: string): string =>
  `${pathname}?${new URLSearchParams({ [PAGE]: key }).toString()}`;

/**
 * Key of the page that was shown last, for the list and for a link that names none. Back and a reload return to the page
 * that their address named, which without one is the first.
 */
const useLastPage = (asked: string | null, first: string | undefined): string | undefined => {
  const { pathname } = usePlace();
  const last = useAtomValue(lastPagesAtom)[pathname];
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  const navigate = useNavigate();
  const { state } = useLocation();
  const moves = asked === null && isFollowed && last !== undefined && last !== first;
  useEffect(() => {
    if (moves) void navigate(addressOfPage(pathname, last), { replace: true, state });
  }, [moves, last, pathname, navigate, state]);
  return moves || asked === '' ? last : undefined;
};

const useRememberedPage = (key: string | undefined): void => {
  const { pathname } = usePlace();
  const remember = useSetAtom(rememberPageAtom);
  useEffect(() => {
    if (key !== undefined) remember(pathname, key);
  }, [key, pathname, remember]);
};

/** Moves the focus to another page when the player opens it, or to its link in the list (WCAG 2.4.3). */
const useFocusOfPage = (key: string | undefined) => {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    const wasKnown = before.current !== undefined;
    before.current = key;
    if (!wasKnown) return;
    const target = frame.current?.querySelector<HTMLElement>(key === '' ? 'nav [aria-current]' : 'section');
    target?.focus();
  }, [key]);
  return frame;
};
