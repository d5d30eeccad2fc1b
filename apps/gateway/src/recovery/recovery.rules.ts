import { checkField, demandedRule } from '@baize/domain/field-rules';
import { roleOf } from '@baize/domain/member-types';
import type { Member } from '../accounts/members.store.ts';
import type { MerchantSettings } from '../merchants/merchants.types.ts';
import { fieldRulesOf, memberTypesOf } from '../merchants/settings.rules.ts';

/** Key of the first given field that breaks the merchant's rule for it. */
export const brokenField = (settings: MerchantSettings, fields: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(fields).find(
    ([key, value]) => checkField(demandedRule(fieldRulesOf(settings), key), value) !== undefined,
  )?.[0];

/** True when the password may be recovered: not for disabled accounts, nor for the shared trial account. */
export const canRecover = (settings: MerchantSettings, { disabled, type }: Member): boolean =>
  !disabled && roleOf(type, memberTypesOf(settings)) !== 'trial';
