import type { FormField } from '@baize/features/forms';
import { Checkbox } from '@baize/ui-kit/Checkbox';
import { TextLink } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../site/SiteContext.ts';
import { hrefOf } from '../site/routes/paths.ts';

/**
 * The checkbox of age and terms. The tenant document decides its first state; later the draft does. It is required
 * (REQ-123, REQ-139, D14).
 */
export function TermsField({ field }: { readonly field: FormField }) {
  const { t } = useLingui();
  const { minimumAge, termsTicked } = useSite().document;
  return (
    <Checkbox
      name={field.name}
      defaultChecked={field.defaultValue === undefined ? termsTicked : field.defaultValue !== ''}
      error={
        field.error === undefined
          ? undefined
          : t({ id: 'registration.termsRequired', message: 'Confirm your age and agree to the terms to continue.' })
      }
    >
      <span>
        {t({ id: 'registration.terms', message: `I am at least ${minimumAge} years old and agree to the terms.` })}
      </span>{' '}
      <TextLink href={hrefOf('helpmc', { topic: 'terms' })} target="_blank">
        {t({ id: 'registration.readTerms', message: 'Read the terms (new tab)' })}
      </TextLink>
    </Checkbox>
  );
}
