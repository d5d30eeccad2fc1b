import { fault, type RowFaults } from '../fault.ts';

const recovery = 'packages/gateway-contract/src/recovery.ts';
const flags = 'packages/domain/src/flags/flags.rules.ts';
const readStartUp = 'packages/gateway-sdk/src/system/readStartUp.ts';
const status = 'packages/features/src/system/systemStatus.rules.ts';
const screens = 'apps/portal/src/screens/SystemScreen.tsx';

/** Header, start-up configuration, status, flags. */
export const startUp: RowFaults = {
  'REQ-057': [
    fault(readStartUp, 'mainDomain: wire.mainDomain,', "mainDomain: '',"),
    fault('apps/gateway/src/system/system.service.ts', 'location: { ip },', "location: { ip: '' },"),
    fault(
      'packages/gateway-contract/src/system/startUp.ts',
      'location: z.object({ ip: z.string() })',
      'location: z.object({ ip: z.string() }).optional()',
    ),
  ],
  'REQ-058': [
    fault(flags, "if (enabled !== '1') continue;", ''),
    fault(flags, 'yield* enabledCodes(childrenNodes ?? []);', ''),
  ],
  'REQ-059': [
    fault(readStartUp, "  'MOBILECONFIG',\n", ''),
    fault(readStartUp, 'return resourceType === undefined ? []', 'return false ? []'),
  ],
  'REQ-060': [
    fault(status, 'startUp?.maintenance === true || ', ''),
    fault(
      'apps/gateway/src/system/system.service.ts',
      'if (conditions.regionRestriction === true) return { status: 2 as const, ip };',
      '',
    ),
    fault(
      'packages/features/src/system/systemView.rules.ts',
      "if (status === 'maintenance') return { kind: 'maintenance', until };",
      '',
    ),
  ],
  'REQ-061': [
    fault(
      screens,
      "title={title}\n      text={t({\n        id: 'system.maintenance.text'",
      'title=""\n      text={t({\n        id: \'system.maintenance.text\'',
    ),
    fault(screens, 'href={effective.customerService}', 'href="/"'),
  ],
  'REQ-062': [
    fault(
      screens,
      "id: 'system.blocked.ip', message: 'Your IP address' }), value: ip }",
      "id: 'system.blocked.ip', message: 'Your IP address' }), value: '' }",
    ),
    fault('packages/features/src/system/useSystemStatus.ts', 'query.data?.ip ?? ', ''),
  ],
  'REQ-067': [
    fault(flags, "FREEPLAY3: 'freePlay'", "FREEPLAY: 'freePlay'"),
    fault(
      'packages/features/src/session/login/login.machine.ts',
      "context.flags.freePlay && context.entry !== 'agent'",
      "context.entry !== 'agent'",
    ),
  ],
  'REQ-068': [
    fault(
      'packages/features/src/session/login/login.rules.ts',
      '(passwordExpired && flags.forceExpiredPasswordChange)',
      'passwordExpired',
    ),
  ],
  'REQ-069': [fault('packages/features/src/session/login/login.rules.ts', 'flags.smsLogin && /', '/')],
  'REQ-071': [
    fault(flags, "CHNGPASSVERIF3: 'mobileRecovery'", "CHNGPASSVERIF: 'mobileRecovery'"),
    fault(
      recovery,
      "moduleId: 'member.password.verification',\n    flag: 'mobileRecovery',",
      "moduleId: 'member.password.verification',",
    ),
  ],
  'REQ-072': [
    fault(flags, "CHNGPASSMAIL3: 'emailRecovery'", "CHNGPASSMAIL: 'emailRecovery'"),
    fault(
      recovery,
      "moduleId: 'member.password.email',\n    flag: 'emailRecovery',",
      "moduleId: 'member.password.email',",
    ),
  ],
  'REQ-073': [
    fault(flags, "TRANSREC3: 'accountRecord'", "TRANSREC: 'accountRecord'"),
    fault('apps/portal/src/shell/useAccountItems.ts', "  'accountRecord',\n", ''),
  ],
  'REQ-074': [fault(flags, "AGENTPOLICY3: 'agentTerms'", "AGENTPOLICY: 'agentTerms'")],
  'REQ-076': [
    fault(
      'packages/ui-kit/src/pictureSource/usePictureSource.ts',
      'sources?.find((each) => !failed.includes(each))',
      'sources?.[0]',
    ),
    fault(
      'packages/features/src/catalogue/vendorPictures.rules.ts',
      'imageCdns.length > 0 ? smallIconOf(vassalage) : undefined',
      'undefined',
    ),
  ],
  'REQ-075': [
    fault(
      'packages/gateway-sdk/src/system/readStartUp.ts',
      'const cdns = (list: readonly string[]) => chooseCdn(list, () => cdnSeed);',
      'const cdns = (list: readonly string[]) => chooseCdn(list, () => 0);',
    ),
    fault('packages/gateway-sdk/src/transport/createSend.ts', 'const cdnSeed = random();', 'const cdnSeed = 0;'),
    fault('packages/features/src/launch/launch.rules.ts', '  cdnAddresses(cdns, url).filter(', '  [url].filter('),
    fault('packages/features/src/launch/useLaunch.ts', '() => setSilent([...silent, url])', '() => {}'),
  ],
  'REQ-077': [
    fault(
      'apps/portal/src/shell/menus/counting/useGoogleTagId.ts',
      'return googleTag && id !== undefined',
      'return id !== undefined',
    ),
    fault('apps/portal/src/shell/menus/counting/useGoogleTagId.ts', ' && isCountingTag(id) ? id', ' ? id'),
    fault(
      'apps/portal/src/shell/menus/counting/VisitCounting.tsx',
      "const isGranted = consent === 'granted';",
      "const isGranted = consent !== 'denied';",
    ),
    fault('apps/portal/src/shell/menus/counting/googleTag.ts', 'document.head.append(script);', ''),
  ],
  'REQ-078': [
    fault('packages/features/src/app/session.rules.ts', "  device?.setItem('merchantCode', merchant);\n", ''),
    fault('packages/features/src/app/session.rules.ts', "  session?.setItem('merchantCode', merchant);\n", ''),
    fault('packages/gateway-sdk/src/launch/launchExternalGame.ts', ", device: 'WEB' }", ' }'),
    fault('packages/gateway-sdk/src/launch/launchGame.ts', ", device: 'WEB'", ''),
  ],
};
