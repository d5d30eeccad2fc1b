import { TERMS_VERSION } from '@baize/domain/terms';
import { requiredRule, rulesFor, verificationCodeRule } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';
import type { Flags } from '@baize/domain/flags';
import type { RegistrationForm } from '@baize/gateway-sdk/registration';
import type {
  RegisterContext,
  RegisterInput,
  RegisterMethod,
  RegisterOutput,
  RegisterRefusal,
  RegisterRequest,
  RegisterStep,
} from './register.types.ts';

/**
 * Methods that are switched on, the default first: mobile, then username; none if registration is closed (REQ-117, D5).
 */
export const registerMethods = ({
  mobileRegistration,
  usernameRegistration,
}: Pick<Flags, 'mobileRegistration' | 'usernameRegistration'>): readonly RegisterMethod[] => [
  ...(mobileRegistration ? (['mobile'] as const) : []),
  ...(usernameRegistration ? (['username'] as const) : []),
];

/** First step: the number if an SMS must verify it, else the details (REQ-118). */
export const firstStep = ({ registrationSms }: Pick<Flags, 'registrationSms'>): RegisterStep =>
  registrationSms ? 'number' : 'details';

/** Initial context of a registration. */
export const freshRegistration = (input: RegisterInput): RegisterContext => ({
  ...input,
  method: registerMethods(input.flags)[0] ?? 'username',
  step: firstStep(input.flags),
  proof: { mobileNum: '', countryDialingCode: '', verificationCode: '' },
  idToken: undefined,
  values: {},
  pass: undefined,
  captchaUsed: true,
  refusal: undefined,
  loggedIn: false,
});

/** True when the merchant's rules require a captcha (REQ-132). */
export const asksCaptcha = (rules: readonly FieldRule[]): boolean =>
  rules.some(({ key, enabled }) => key === 'captcha' && enabled);

/** True when a method has a password field; by mobile without MOBILENUMPASSREG3 the account gets a default one (D8). */
const asksPassword = (
  method: RegisterMethod,
  { mobileRegistrationPassword }: Pick<Flags, 'mobileRegistrationPassword'>,
): boolean => method === 'username' || mobileRegistrationPassword;

type Form = Pick<RegisterContext, 'method' | 'step' | 'flags' | 'rules'>;

const isAsked = ({ key, enabled }: FieldRule, { method, flags }: Form, captchaProved: boolean): boolean => {
  if (!enabled) return false;
  if (key === 'username') return method === 'username';
  if (key === 'password') return asksPassword(method, flags);
  // With SMS, the first step has verified the number already.
  if (key === 'mobileNum') return !flags.registrationSms;
  return key !== 'captcha' || !captchaProved;
};

/**
 * Fields of the form at a step, in the order of the merchant's rules, the terms last (REQ-119, REQ-121, REQ-122,
 * REQ-131, REQ-132). The captcha's field is left out once its alternative is solved.
 */
export const registerFields = (form: Form, captchaProved: boolean): readonly FieldRule[] => {
  const rules = rulesFor(form.rules, form.method);
  if (form.step === 'details')
    return [...rules.filter((rule) => isAsked(rule, form, captchaProved)), requiredRule('terms')];
  const own = rules.find(({ key }) => key === 'mobileNum');
  const number = own === undefined ? requiredRule('mobileNum') : { ...own, enabled: true, required: true };
  return [number, verificationCodeRule];
};

/** Repetition of the password, if the form has a password (REQ-130). */
export const registerConfirmations = (fields: readonly FieldRule[]): Readonly<Record<string, string>> =>
  fields.some(({ key }) => key === 'password') ? { confirmPassword: 'password' } : {};

/** Methods to choose between at a step; only the current one if their fields are the same. */
export const offeredMethods = (form: Form): readonly RegisterMethod[] => {
  const methods = registerMethods(form.flags);
  const asked = methods.map((method) =>
    registerFields({ ...form, method }, false)
      .map(({ key }) => key)
      .join(),
  );
  return new Set(asked).size < methods.length ? [form.method] : methods;
};

/** Form values that are sent unchanged, under the names of their rules (REQ-135). */
const sent = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'paymentPassword',
  'affiliateCode',
  'recommenderId',
  'captcha',
] as const satisfies readonly (keyof RegistrationForm)[];

/** Builds the registration request: form values, verified number, and location of the form (REQ-135, REQ-136). */
export const registrationFor = ({ method, values, proof, idToken, pass, place }: RegisterContext): RegisterRequest => {
  const { registerUrl, domain, referralCode } = place;
  const { mobileNum, countryDialingCode } = values;
  const given = mobileNum ? { mobileNum, countryDialingCode } : {};
  return {
    method,
    form: {
      ...Object.fromEntries(sent.flatMap((key) => (values[key] ? [[key, values[key]]] : []))),
      ...(proof.mobileNum === '' ? given : proof),
      ...(idToken !== undefined && { firebaseChannel: 'phone' as const, firebaseIdToken: idToken }),
      ...(referralCode !== undefined && { referralCode }),
      ...(pass !== undefined && { botCheck: { pass } }),
      registerUrl,
      domain,
      login: true,
      registerMethod: 'WEB',
      terms: { accepted: true, version: TERMS_VERSION },
    },
  };
};

const fields: Readonly<Record<string, string>> = {
  usernameTaken: 'username',
  mobileTaken: 'mobileNum',
  countryNotServed: 'mobileNum',
  invalidPhoneNumber: 'mobileNum',
  missingPhoneNumber: 'mobileNum',
  invalidVerificationCode: 'verificationCode',
  missingVerificationCode: 'verificationCode',
  wrongCode: 'verificationCode',
  codeExpired: 'verificationCode',
  captchaWrong: 'captcha',
  captchaRequired: 'captcha',
  confirmationDiffers: 'confirmPassword',
  invalidInvitation: 'affiliateCode',
} satisfies Partial<Record<RegisterRefusal['code'], string>>;

/** Returns the field to show a refusal at; undefined if it concerns the whole form. */
export const refusedRegisterField = ({ code, error }: RegisterRefusal): string | undefined => {
  const named = error?.kind === 'business' ? error.value['field'] : undefined;
  if (code === 'fieldRule' && typeof named === 'string') return named === 'countryDialingCode' ? 'mobileNum' : named;
  return Object.hasOwn(fields, code) ? fields[code] : undefined;
};

/** Returns the step to show a refusal at: the first for the number and its code, else the current one. */
export const stepOfRefusal = ({
  step,
  refusal,
  flags,
}: Pick<RegisterContext, 'step' | 'refusal' | 'flags'>): RegisterStep => {
  const field = refusal === undefined ? undefined : refusedRegisterField(refusal);
  return field === 'mobileNum' || field === 'verificationCode' ? firstStep(flags) : step;
};

/** Route after a registration: home, or the login if the account came without a session (REQ-137). */
export const afterRegistration = ({ loggedIn }: Pick<RegisterContext, 'loggedIn'>): RegisterOutput => ({
  route: loggedIn ? 'home' : 'login',
});
