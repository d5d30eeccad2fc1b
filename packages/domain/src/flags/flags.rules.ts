/** Maps the gateway code of each white-label module that switches a feature to the flag's name in our code (D7). */
export const flagNames = {
  MOBILENUMREG3: 'mobileRegistration',
  USERNAMEREG3: 'usernameRegistration',
  REGMOBVERF3: 'registrationSms',
  MOBILENUMPASSREG3: 'mobileRegistrationPassword',
  FREEPLAY3: 'freePlay',
  PWDEXPFORCECHANGE3: 'forceExpiredPasswordChange',
  MOBILEVERCODELOGIN3: 'smsLogin',
  DIRECTREG3: 'directRegistration',
  CHNGPASSVERIF3: 'mobileRecovery',
  CHNGPASSMAIL3: 'emailRecovery',
  TRANSREC3: 'accountRecord',
  AGENTPOLICY3: 'agentTerms',
  // Our own code: the specification has this login but no module for it (D20).
  AUTHCODELOGIN3: 'authenticatorLogin',
} as const;

export type FlagCode = keyof typeof flagNames;
export type FlagName = (typeof flagNames)[FlagCode];
export type Flags = Readonly<Record<FlagName, boolean>>;

/** One node of the gateway's white-label tree (REQ-058). */
export type WhiteLabelNode = {
  readonly modId: string;
  readonly enabled: string;
  readonly childrenNodes?: readonly WhiteLabelNode[] | undefined;
};

/** True for a module id that the portal has a flag for. */
export const isFlagCode = (value: string): value is FlagCode => Object.hasOwn(flagNames, value);

/** Every flag off, the state before the gateway has answered. */
// Object.fromEntries loses the type of the keys; they are all the flag names.
export const noFlags = Object.fromEntries(Object.values(flagNames).map((name) => [name, false])) as Flags;

/** Default flags of a merchant at the reference gateway. */
export const usualFlags: Flags = {
  mobileRegistration: false,
  usernameRegistration: true,
  registrationSms: false,
  mobileRegistrationPassword: true,
  freePlay: true,
  forceExpiredPasswordChange: true,
  smsLogin: true,
  directRegistration: true,
  mobileRecovery: true,
  emailRecovery: true,
  accountRecord: true,
  agentTerms: true,
  authenticatorLogin: false,
};

const enabledCodes = function* (nodes: readonly WhiteLabelNode[]): Generator<FlagCode> {
  for (const { modId, enabled, childrenNodes } of nodes) {
    if (enabled !== '1') continue;
    if (isFlagCode(modId)) yield modId;
    yield* enabledCodes(childrenNodes ?? []);
  }
};

/** A flag is on when it and all its ancestors are enabled '1'; unknown ids are ignored, missing flags are off (D7). */
export const flagsFromTree = (tree: readonly WhiteLabelNode[]): Flags => {
  const flags: Record<FlagName, boolean> = { ...noFlags };
  for (const code of enabledCodes(tree)) flags[flagNames[code]] = true;
  return flags;
};

/** True when at least one registration method is on; with none, registration is closed (D5). */
export const canRegister = ({
  mobileRegistration,
  usernameRegistration,
}: Pick<Flags, 'mobileRegistration' | 'usernameRegistration'>): boolean => mobileRegistration || usernameRegistration;
