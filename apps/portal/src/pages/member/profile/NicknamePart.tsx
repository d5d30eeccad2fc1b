import {
  NICKNAME_LONGEST,
  nicknameFields,
  nicknameProblem,
  refusedProfileField,
  useChangeProfile,
} from '@baize/features/profile';
import { Button } from '@baize/ui-kit/Button';
import { Dialog } from '@baize/ui-kit/Dialog';
import { Form } from '@baize/ui-kit/Form';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWordedForm } from '../../../site/words/useWordedForm.ts';
import { MoneyPart, PartHead } from '../moneyOut/MoneyOut.styles.ts';
import { useProfileRefusalText } from './useProfileRefusalText.ts';
import { useSaved } from './useSaved.ts';

type NicknameProps = { readonly nickname: string };

/** The nickname, which others see, and the dialog that changes it. */
export function NicknamePart({ nickname }: NicknameProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const title = t({ id: 'profile.nickname.title', message: 'Your nickname' });
  return (
    <MoneyPart aria-label={title}>
      <PartHead>
        <h2>{title}</h2>
        <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t({ id: 'profile.nickname.change', message: 'Change nickname' })}
        </Button>
      </PartHead>
      <p>{t({ id: 'profile.nickname.text', message: 'Other players see it in place of your account name.' })}</p>
      {isOpen && <NicknameDialog nickname={nickname} onClose={() => setOpen(false)} />}
    </MoneyPart>
  );
}

function NicknameDialog({ nickname, onClose }: NicknameProps & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const saved = useSaved();
  const { change, isBusy, refusal } = useChangeProfile(() => {
    onClose();
    saved();
  });
  const rule = t({
    id: 'profile.nickname.rule',
    message: 'Use 2 to 20 letters or digits, with letters of one alphabet.',
  });
  const { props, field } = useWordedForm({
    rules: nicknameFields,
    checks: {
      nickname: (typed) => {
        const problem = nicknameProblem(typed);
        if (problem === undefined) return undefined;
        return problem === 'reserved'
          ? t({ id: 'profile.nickname.reserved', message: 'This nickname is reserved. Choose another one.' })
          : rule;
      },
    },
    refusal,
    refusedField: refusedProfileField,
    refusalText: useProfileRefusalText(),
    onSubmit: (values) => change({ change: 'nickname', nickname: values['nickname'] ?? '' }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isBusy}
      title={t({ id: 'profile.nickname.change', message: 'Change nickname' })}
    >
      <Form
        {...props}
        busy={isBusy}
        actions={
          <Button type="submit" variant="main" wide busy={isBusy}>
            {t({ id: 'profile.nickname.save', message: 'Save nickname' })}
          </Button>
        }
      >
        <TextField
          {...field('nickname')}
          label={t({ id: 'profile.nickname.new', message: 'New nickname' })}
          hint={rule}
          defaultValue={nickname}
          maxLength={NICKNAME_LONGEST * 3}
          autoComplete="nickname"
          dir="auto"
        />
      </Form>
    </Dialog>
  );
}
