/** The white-label modules that switch a feature, by their gateway code, with the name they have from the SDK on (D7). */
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
  // Ours: the specification names the log-in and no module for it (D20).
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

/** Whether a module id is a flag the portal knows. */
export const isFlagCode = (value: string): value is FlagCode => Object.hasOwn(flagNames, value);

/** Every flag off: what holds until the gateway has answered. */
// Object.fromEntries forgets which keys it is given: all the names.
export const noFlags = Object.fromEntries(Object.values(flagNames).map((name) => [name, false])) as Flags;

/** The flags of a merchant of the reference gateway that says nothing else. */
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

/** Whether there is a way to open an account; with none the registration is closed (D5). */
export const canRegister = ({
  mobileRegistration,
  usernameRegistration,
}: Pick<Flags, 'mobileRegistration' | 'usernameRegistration'>): boolean => mobileRegistration || usernameRegistration;
