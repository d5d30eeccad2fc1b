import { useLingui } from '@lingui/react/macro';
import { PageColumn } from '../../../site/parts/PageColumn.styles.ts';
import { PageHeading } from '../../../site/parts/PageHeading.tsx';

/** A heading and a text. */
export function SamplePlainPage() {
  const { t } = useLingui();
  return (
    <PageColumn>
      <PageHeading />
      <p>{t({ id: 'samplePlain.text', message: 'Text of the page' })}</p>
    </PageColumn>
  );
}
