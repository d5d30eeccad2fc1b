import { useContact } from '@baize/features/system';
import { Footer } from '@baize/ui-kit/Footer';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useSite } from '../site/SiteContext.ts';
import { FooterLinks } from './lazyMenus.ts';
import { SiteLogo } from '../site/parts/SiteLogo.tsx';
import { useNavigationItems } from './useNavigationItems.ts';

type SiteFooterProps = {
  /** True once the visitor has interacted with the page, which loads the links of the footer. */
  readonly touched: boolean;
};

/** The footer of every page: navigation, help, minimum age, licence and owner of the site (REQ-053). */
export function SiteFooter({ touched }: SiteFooterProps) {
  const { t } = useLingui();
  const { document: tenant, effective } = useSite();
  const { minimumAge, licence, playResponsibly = [], supportEmail } = tenant;
  const phone = useContact('PHONE');
  return (
    <Footer
      brand={<SiteLogo />}
      columns={[
        { title: t({ id: 'footer.explore', message: 'Explore' }), items: useNavigationItems(effective.footer) },
        {
          title: t({ id: 'footer.help', message: 'Help' }),
          items: [
            {
              label: t({ id: 'footer.customerService', message: 'Customer service' }),
              href: effective.customerService,
            },
            { label: supportEmail, href: `mailto:${supportEmail}` },
            // Isolated left to right in every language, the order in which a number is dialled.
            ...(phone ? [{ label: `\u2066${phone.url.replace('tel:', '')}\u2069`, href: phone.href }] : []),
          ],
        },
        {
          title: t({ id: 'footer.responsible', message: 'Responsible play' }),
          items: [
            ...playResponsibly.map(({ name, url }) => ({ label: name, href: url })),
            ...(licence ? [{ label: `${licence.authority} ${licence.number}`, href: licence.url }] : []),
          ],
        },
      ]}
      age={{
        mark: `${minimumAge}+`,
        text: t({
          id: 'footer.age',
          message: 'For players aged {minimumAge} and over. Play for fun, and only with what you can afford.',
        }),
      }}
      legal={t({ id: 'footer.legal', message: '© {brandName}. All rights reserved.' })}
    >
      <Suspense>{touched && <FooterLinks />}</Suspense>
    </Footer>
  );
}
