import type { FormField } from '@baize/features/forms';
import { Checkbox } from '@baize/ui-kit/Checkbox';
import { TextLink } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../site/SiteContext.ts';
import { hrefOf } from '../site/routes/paths.ts';

/**
 * The checkbox of age and terms. The tenant document decides its first state; later the draft does. It is required
 * (REQ-123, REQ-139, D14). Where the law of the site asks for it, a sentence says that consent to advertising is no part
 * of the terms.
 */
export function TermsField({ field }: { readonly field: FormField }) {
  const { t } = useLingui();
  const { minimumAge, termsTicked, law } = useSite().document;
  const box = (
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
  if (law?.marketingByChannel !== true) return box;
  return (
    <>
      {box}
      <p>
        {t({
          id: 'registration.noAdvertising',
          message: 'We send you no advertising unless you allow it: by e-mail, by SMS and by phone, each on its own.',
        })}
      </p>
    </>
  );
}
