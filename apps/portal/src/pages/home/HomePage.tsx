import { useLingui } from '@lingui/react/macro';

/** The first page: what the merchant offers (REQ-040). */
export function HomePage() {
  const { t } = useLingui();
  return <h1>{t({ id: 'home.title', message: '{brandName}: games and lottery' })}</h1>;
}
