import { refusalDetails, type Refusal } from '@baize/features/flow';
import type { CloseCode, ExportCode, ProfileCode } from '@baize/features/profile';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../../../site/SiteContext.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { useRefusalText } from '../../../site/words/useRefusalText.ts';

type Code = ProfileCode | ExportCode | CloseCode;

/** Returns the sentence for a refused change of the profile, an export or a closure. */
export const useProfileRefusalText = (): ((refusal: Refusal<Code>) => string) => {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const { minimumAge } = useSite().document;
  const plain = useRefusalText<Code>({
    nicknameRule: () =>
      t({ id: 'profile.nickname.rule', message: 'Use 2 to 20 letters or digits, with letters of one alphabet.' }),
    nicknameReserved: () =>
      t({ id: 'profile.nickname.reserved', message: 'This nickname is reserved. Choose another one.' }),
    birthdaySet: () =>
      t({
        id: 'profile.birthday.taken',
        message: 'Your birthday is already saved. Contact customer service to correct it.',
      }),
    birthdayInvalid: () =>
      t({ id: 'profile.birthday.invalid', message: `Check the date. You must be at least ${minimumAge} years old.` }),
    imageInvalid: () => t({ id: 'profile.picture.invalid', message: 'This file is not a PNG or JPG picture.' }),
    imageTooLarge: () =>
      t({ id: 'profile.picture.large', message: 'The picture is too large. It can have up to 5 MB.' }),
    wrongProof: () => t({ id: 'security.wrongProof', message: 'This is not correct.' }),
    otherProof: () =>
      t({ id: 'security.otherProof', message: 'Your settings have changed. Close this and start again.' }),
    accountInUse: () =>
      t({
        id: 'profile.closure.used',
        message: 'The account cannot be closed yet: there is still money, a bet or an order.',
      }),
  });
  return (refusal) => {
    const { until } = refusalDetails(refusal);
    if (until === undefined) return plain(refusal);
    const moment = dateTime(until);
    if (refusal.code === 'locked')
      return t({ id: 'security.locked', message: `Too many wrong entries. Try again after ${moment}.` });
    if (refusal.code === 'exportsUsedUp')
      return t({
        id: 'profile.data.usedUp',
        message: `You have downloaded your data several times. You can do so again after ${moment}.`,
      });
    return plain(refusal);
  };
};
