import { OLDEST_PLAYER } from '@baize/domain/days';
import { requiredRule } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';
import { FILE_MAX_BYTES } from '@baize/domain/uploads';
import type { AccountClosure, MemberProfile } from '@baize/gateway-sdk/profile';

export { NICKNAME_LONGEST, nicknameProblem } from '@baize/domain/nicknames';

export const nicknameFields: readonly FieldRule[] = [requiredRule('nickname')];
export const birthdayFields: readonly FieldRule[] = [requiredRule('birthday')];

const refusedFields: Readonly<Record<string, string>> = {
  nicknameRule: 'nickname',
  nicknameReserved: 'nickname',
  birthdaySet: 'birthday',
  birthdayInvalid: 'birthday',
};

/** The field that a refusal concerns; undefined if it concerns the whole form. */
export const refusedProfileField = ({ code }: { readonly code: string }): string | undefined =>
  Object.hasOwn(refusedFields, code) ? refusedFields[code] : undefined;

/** Limits of an uploaded picture. */
export const pictureLimits = { maxBytes: FILE_MAX_BYTES, types: ['image/png', 'image/jpeg'] } as const;

export type PictureProblem = 'size' | 'type';

/** The reason that a chosen file cannot be uploaded. */
export const pictureProblem = ({ size, type }: Pick<File, 'size' | 'type'>): PictureProblem | undefined => {
  if (!pictureLimits.types.some((one) => one === type)) return 'type';
  return size > pictureLimits.maxBytes ? 'size' : undefined;
};

export type ConsentChannel = MemberProfile['consents'][number]['channel'];

/** True when nothing stands in the way of closing the account. */
export const canClose = ({ obstacles }: AccountClosure): boolean => obstacles.length === 0;

/** Latest and earliest day of birth that can be entered at a merchant, by a day of its zone. */
export const birthdayRange = (today: string, minimumAge: number): { readonly min: string; readonly max: string } => {
  const [year = '', ...rest] = today.split('-');
  const day = rest.join('-') === '02-29' ? '02-28' : rest.join('-');
  const before = (years: number): string => `${String(Number(year) - years).padStart(4, '0')}-${day}`;
  return { min: before(OLDEST_PLAYER), max: before(minimumAge) };
};
