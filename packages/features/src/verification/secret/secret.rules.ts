import { requiredRule } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';

/** A secret that confirms a sensitive call: the login password, the fund password (D57) or a second factor's code. */
export type SecretKind = 'password' | 'fundPassword' | 'secondFactor';

/** The secret that a call requires, and its refusal of a wrong one. */
export type SecretNeed<Code extends string = string> = { readonly kind: SecretKind; readonly wrongCode: Code };

/** The field of the secret, named by its kind. */
export const secretFields = ({ kind }: SecretNeed): readonly FieldRule[] => [requiredRule(kind)];

/** The field that a refusal concerns; undefined when it concerns the whole form. */
export const refusedSecretField = (
  { kind, wrongCode }: SecretNeed,
  { code }: { readonly code: string },
): SecretKind | undefined => (code === wrongCode ? kind : undefined);

/** Returns a function that yields the secret once, then ''. */
export const readOnce = (secret: string): (() => string) => {
  let kept = secret;
  return () => {
    const said = kept;
    kept = '';
    return said;
  };
};
