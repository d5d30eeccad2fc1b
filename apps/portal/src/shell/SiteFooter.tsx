import { Footer } from '@baize/ui-kit/Footer';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../app/SiteContext.ts';
import { SiteLogo } from './SiteLogo.tsx';

/** The end of every page: where help is, from which age one may play, whose site it is (REQ-053). */
export function SiteFooter() {
  const { t } = useLingui();
  const { document: tenant, effective } = useSite();
  const { minimumAge } = tenant;
  return (
    <Footer
      brand={<SiteLogo />}
      columns={[
        {
          title: t({ id: 'footer.help', message: 'Help' }),
          items: [
            {
              label: t({ id: 'footer.customerService', message: 'Customer service' }),
              href: effective.customerService,
            },
            { label: tenant.supportEmail, href: `mailto:${tenant.supportEmail}` },
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
    />
  );
}
