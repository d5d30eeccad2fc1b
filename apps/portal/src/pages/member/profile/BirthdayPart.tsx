import { dateTimeFormat, formatLocale } from '@baize/domain/languages';
import { birthdayFields, birthdayRange, refusedProfileField, useChangeProfile } from '@baize/features/profile';
import { useToday } from '@baize/features/system';
import { Button } from '@baize/ui-kit/Button';
import { Dialog } from '@baize/ui-kit/Dialog';
import { Form } from '@baize/ui-kit/Form';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSite } from '../../../site/SiteContext.ts';
import { useWordedForm } from '../../../site/words/useWordedForm.ts';
import { MoneyPart, PartHead } from '../moneyOut/MoneyOut.styles.ts';
import { useProfileRefusalText } from './useProfileRefusalText.ts';
import { useSaved } from './useSaved.ts';

/** The birthday, which is entered once. */
export function BirthdayPart({ birthday }: { readonly birthday: string | undefined }) {
  const { t } = useLingui();
  const { language, document } = useSite();
  const [isOpen, setOpen] = useState(false);
  const format = dateTimeFormat(formatLocale(language, document.region), { dateStyle: 'long', timeZone: 'UTC' });
  const title = t({ id: 'profile.birthday', message: 'Birthday' });
  return (
    <MoneyPart aria-label={title}>
      <PartHead>
        <h2>{title}</h2>
        {birthday === undefined && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t({ id: 'profile.birthday.add', message: 'Add birthday' })}
          </Button>
        )}
      </PartHead>
      <p>
        {birthday === undefined
          ? t({ id: 'profile.birthday.text', message: 'You can enter it once. Customer service corrects a mistake.' })
          : format.format(new Date(`${birthday}T00:00:00Z`))}
      </p>
      {isOpen && birthday === undefined && <BirthdayDialog onClose={() => setOpen(false)} />}
    </MoneyPart>
  );
}

function BirthdayDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { minimumAge } = useSite().document;
  const today = useToday();
  const saved = useSaved();
  const { change, isBusy, refusal } = useChangeProfile(() => {
    onClose();
    saved();
  });
  const range = today === undefined ? {} : birthdayRange(today, minimumAge);
  const { props, field } = useWordedForm({
    rules: birthdayFields,
    refusal,
    refusedField: refusedProfileField,
    refusalText: useProfileRefusalText(),
    onSubmit: (values) => change({ change: 'birthday', birthday: values['birthday'] ?? '' }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isBusy}
      title={t({ id: 'profile.birthday.add', message: 'Add birthday' })}
    >
      <Form
        {...props}
        busy={isBusy}
        actions={
          <Button type="submit" variant="main" wide busy={isBusy}>
            {t({ id: 'profile.birthday.save', message: 'Save birthday' })}
          </Button>
        }
      >
        <TextField
          {...field('birthday')}
          {...range}
          type="date"
          label={t({ id: 'profile.birthday.day', message: 'Day of birth' })}
          hint={t({
            id: 'profile.birthday.text',
            message: 'You can enter it once. Customer service corrects a mistake.',
          })}
          autoComplete="bday"
        />
      </Form>
    </Dialog>
  );
}
