import { fault, type RowFaults } from '../fault.ts';

const categories = 'packages/domain/src/categories/categories.rules.ts';
const memberTypes = 'packages/domain/src/member-types/memberTypes.rules.ts';
const languages = 'packages/domain/src/languages/languages.rules.ts';
const access = 'packages/domain/src/routes/access.rules.ts';

/** Product, roles, locale, theme. */
export const product: RowFaults = {
  'REQ-001': [fault(categories, "  'PVP',\n", '')],
  'REQ-003': [
    fault(memberTypes, 'agent: [1, 2, 41, 42]', 'agent: [1, 2, 41]'),
    fault(memberTypes, 'lists.trial.includes(type)', 'type === 4'),
  ],
  'REQ-005': [
    fault(languages, "TW: language('TW', 'zh-Hant'", "TW: language('TW', 'zh-Hans'"),
    fault(languages, 'return tenant.filter((code) => sent.has(languages[code].sentAs));', 'return tenant;'),
  ],
  'REQ-006': [fault(languages, "DEFAULT_LANGUAGE: LanguageCode = 'CN'", "DEFAULT_LANGUAGE: LanguageCode = 'EN'")],
  'REQ-007': [
    fault('packages/features/src/preferences/preferences.atoms.ts', "oneOf('dark', 'light')", "oneOf('dark')"),
    fault('packages/theme/src/compose/writeCss.ts', '`light-dark(${light},${dark})`', 'light'),
  ],
  'REQ-011': [
    fault(access, "role === 'trial' ? 'needRealAccount' : 'open'", "'open'"),
    fault('packages/features/src/launch/launch.rules.ts', "if (session.state === 'trial' && !demo)", 'if (false)'),
    fault('apps/gateway/src/app/rights.ts', "realAccount && role === 'trial'", 'false'),
  ],
  'REQ-231': [
    fault(
      access,
      "return flags[access.flag] ? admission(access.audience, { role, flags }) : 'hidden';",
      'return admission(access.audience, { role, flags });',
    ),
    fault(
      'apps/gateway/src/app/rights.ts',
      "access === 'agent' && role !== 'agent' ? 'forbidden' : 'granted'",
      "'granted'",
    ),
  ],
};
