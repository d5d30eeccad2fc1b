import { TextLink } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../site/SiteContext.ts';
import { bidiIsolate } from '../site/words/bidiIsolate.ts';

/** The notice that the law of the site asks for, and the help line with its number (D58); nothing without such a law. */
export function LawNotice() {
  const { t } = useLingui();
  const { notice, helpLine } = useSite().document.law ?? {};
  if (notice === undefined && helpLine === undefined) return null;
  return (
    <aside aria-label={t({ id: 'footer.responsible', message: 'Responsible play' })}>
      {notice && (
        <p>
          {notice === 'addictive'
            ? t({
                id: 'law.addictive',
                message: 'Online games are addictive. Play only with money that you can afford to lose.',
              })
            : t({
                id: 'law.keepControl',
                message: 'Set your limits before you play. Take a break when play is no longer fun.',
              })}
        </p>
      )}
      {helpLine && (
        <p>
          <span>{t({ id: 'law.help', message: 'Do you need help with your gambling?' })}</span>{' '}
          <TextLink href={helpLine.url} target="_blank">
            <bdi>{helpLine.name}</bdi>
          </TextLink>{' '}
          <TextLink href={`tel:${helpLine.phone.replaceAll(' ', '')}`}>{bidiIsolate(helpLine.phone)}</TextLink>
        </p>
      )}
    </aside>
  );
}
