import { consentAtom } from '@baize/features/preferences';
import { Button } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { routeAt } from '../../../site/routes/paths.ts';
import { usePlace } from '../../../site/routes/Place.ts';
import { countPage, startCounting, stopCounting } from './googleTag.ts';
import { CountingBar, CountingChoices } from './VisitCounting.styles.ts';

type VisitCountingProps = {
  readonly tag: string;
  /** True when the question may be rendered. */
  readonly asks: boolean;
};

/** Asks for consent to count visits, and counts those with consent (REQ-077). */
export function VisitCounting({ tag, asks }: VisitCountingProps) {
  const { t } = useLingui();
  const [consent, decide] = useAtom(consentAtom);
  const path = routeAt(usePlace().pathname)?.path;
  const isGranted = consent === 'granted';
  useEffect(() => {
    if (!isGranted) return undefined;
    startCounting(tag);
    return () => stopCounting(tag);
  }, [isGranted, tag]);
  useEffect(() => {
    if (isGranted && path !== undefined) countPage(path);
  }, [isGranted, path]);
  if (consent !== undefined || !asks) return null;
  return (
    <CountingBar aria-label={t({ id: 'menus.counting', message: 'Visit statistics' })}>
      <p>
        {t({
          id: 'menus.counting.ask',
          message:
            'May Google Analytics count your visit? It sets cookies to do so. You can change your choice at the bottom of any page.',
        })}
      </p>
      <CountingChoices>
        <Button onClick={() => decide('denied')}>{t({ id: 'menus.counting.deny', message: 'No, thank you' })}</Button>
        <Button onClick={() => decide('granted')}>{t({ id: 'menus.counting.grant', message: 'Yes, allow' })}</Button>
      </CountingChoices>
    </CountingBar>
  );
}
