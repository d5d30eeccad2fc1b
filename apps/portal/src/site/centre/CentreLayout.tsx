import { Icon } from '@baize/ui-kit/Icon';
import { Link } from '@baize/ui-kit/Link';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom, atom } from 'jotai';
import { Suspense, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { InPopupContext, useInPopup, usePlace } from '../routes/Place.ts';
import { Redirect } from '../routes/Redirect.tsx';
import { useAdmission } from '../routes/useAdmission.ts';
import { addressOfRow, askedKey, shownRow } from './centre.rules.ts';
import type { CentreRow } from './centre.types.ts';
import { CentreBack, CentreContent, CentreFrame, CentreNav, CentreSurface } from './CentreLayout.styles.ts';
import { CentreMenu } from './CentreMenu.tsx';

const pagesAtom = atom<Readonly<Record<string, string>>>({});

/** Key of the page of each centre that was shown last in this visit, by the centre's path. */
const lastPagesAtom = atom((get) => get(pagesAtom));

const rememberPageAtom = atom(null, (get, set, centre: string, key: string) => {
  if (get(pagesAtom)[centre] !== key) set(pagesAtom, { ...get(pagesAtom), [centre]: key });
});

type CentreLayoutProps = {
  /** Name of the centre, which is the title of its popup. */
  readonly title: string;
  /** Address of the centre, above those of its pages. */
  readonly home: string;
  readonly rows: readonly CentreRow[];
  /** Key of the page at the centre's own address on a wide screen; the first row without one. */
  readonly first?: string;
  /** Number of things to do on a page, by its key. */
  readonly badges?: Readonly<Record<string, number>> | undefined;
  /** Rendered above the menu. */
  readonly head?: ReactNode;
};

const NONE = {};

/**
 * Pages behind a menu: the menu at the start side from 1,024 px; on phones the centre's own address is the menu, and a
 * page has a link back to it. The address names the page; on a wide screen, a link that names none leads to the last
 * page of the visit, or the first (REQ-217).
 */
export function CentreLayout({ title, home, rows, first, badges = NONE, head }: CentreLayoutProps) {
  const { t, i18n } = useLingui();
  const inPopup = useInPopup();
  const place = usePlace();
  const admits = useAdmission();
  const asked = askedKey(rows, place.pathname, home);
  const isList = useIsNarrow() && asked === undefined;
  // After the session has ended, the page stays beneath the login with what is typed (REQ-091).
  const open = rows.filter(({ access }) => !['hidden', 'unknown'].includes(admits(access)));
  const isUnknown = rows.some(({ key, access }) => key === asked && admits(access) === 'unknown');
  const own = isUnknown ? undefined : shownRow(open, asked, first);
  const shown = isList ? undefined : own;
  const { last, leadsTo } = useLastPage(open, home, own?.key);
  const frame = useFocusOfPage(isList ? '' : shown?.key);
  const moved = asked === undefined && !isList ? leadsTo : undefined;
  const nav = useCurrentInSight(own?.key);
  useRememberedPage(home, moved === undefined ? shown?.key : undefined);
  if (moved !== undefined) return <Redirect to={moved} />;
  const label = shown && i18n._(shown.label);
  const Heading = inPopup ? 'h2' : 'h1';
  const Page = shown?.page;
  return (
    <CentreFrame ref={frame} data-in-popup={inPopup || undefined} data-list={isList || undefined}>
      <CentreNav ref={nav}>
        {isList && !inPopup && <h1 tabIndex={-1}>{title}</h1>}
        {head}
        <nav aria-label={title}>
          <CentreMenu
            rows={open}
            current={isList ? last : shown?.key}
            badges={badges}
            hrefOf={(row) => addressOfRow(row, home)}
          />
        </nav>
      </CentreNav>
      {!isList && (
        <CentreContent data-page tabIndex={-1} aria-label={label ?? title}>
          <CentreBack>
            <Link href={home}>
              <Icon icon="back" />
              <span>{t({ id: 'centre.back', message: 'Back to the menu' })}</span>
            </Link>
          </CentreBack>
          {/* A popup has its title already. */}
          {!(inPopup && label === title) && <Heading tabIndex={-1}>{label}</Heading>}
          <CentreSurface>
            {/* The page has a title and a surface, as in a popup. */}
            <InPopupContext value>
              <Suspense fallback={<Skeleton shape="figure" />}>
                {Page === undefined ? <Skeleton shape="figure" /> : <Page key={shown?.key} />}
              </Suspense>
            </InPopupContext>
          </CentreSurface>
        </CentreContent>
      )}
    </CentreFrame>
  );
}

/**
 * Key of the page that was shown last, and the address to which a link to the centre therefore leads. Back and a reload
 * return to the page that their address named, which without one is the first.
 */
const useLastPage = (rows: readonly CentreRow[], home: string, first: string | undefined) => {
  const last = useAtomValue(lastPagesAtom)[home];
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  const row = rows.find(({ key }) => key === last);
  return { last, leadsTo: row && last !== first && isFollowed ? addressOfRow(row, home) : undefined };
};

const useRememberedPage = (home: string, key: string | undefined): void => {
  const remember = useSetAtom(rememberPageAtom);
  useEffect(() => {
    if (key !== undefined) remember(home, key);
  }, [home, key, remember]);
};

/** Scrolls the start column, where it is taller than the screen, so that the link of the current page is in sight. */
const useCurrentInSight = (key: string | undefined) => {
  const nav = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const link = nav.current?.querySelector('nav [aria-current]');
    if (!nav.current || !link || shown.current === key) return;
    shown.current = key;
    const [column, current] = [nav.current.getBoundingClientRect(), link.getBoundingClientRect()];
    if (current.bottom > column.bottom) nav.current.scrollTop += current.bottom - column.bottom + current.height;
  }, [key]);
  return nav;
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
    const target = frame.current?.querySelector<HTMLElement>(key === '' ? 'nav [aria-current]' : '[data-page]');
    target?.focus();
  }, [key]);
  return frame;
};

const query = () => matchMedia('(width < 64em)');

const subscribe = (notify: () => void) => {
  const media = query();
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
};

/** True below the width from which a centre has its menu beside the page. */
const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
