import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import type { JsonSource } from '../diagnostics/source.ts';
import type { Sandbox } from '../schema/sandboxSchema.ts';
import type { TenantFile } from '../schema/tenantSchema.ts';

type Firebase = NonNullable<TenantFile['firebase']>;
type Told = { readonly projectId: string } | undefined;

/** The sandbox's Firebase settings for phone numbers or for one sign-in provider. */
const toldOf = (sandbox: Sandbox | undefined, use: 'phone' | Firebase['signIn'][number]): Told => {
  if (use === 'phone') return sandbox?.phoneAuth;
  const through = sandbox?.social[use];
  return through?.through === 'firebase' ? through : undefined;
};

/** Checks that the gateway accepts tokens of the Firebase project that the site uses. */
export const checkFirebase = (
  source: JsonSource,
  file: TenantFile | undefined,
  sandbox: Sandbox | undefined,
): Diagnostic[] => {
  const firebase = file?.firebase;
  const uses = firebase === undefined ? [] : [...(firebase.phone ? (['phone'] as const) : []), ...firebase.signIn];
  const ofSite = uses.flatMap((use): Diagnostic[] => {
    const projectId = toldOf(sandbox, use)?.projectId;
    if (projectId === firebase?.projectId) return [];
    const key = use === 'phone' ? 'phoneAuth' : `social.${use}`;
    const message = `The site goes through Firebase for ${use}, and the gateway takes no token of "${firebase?.projectId}" for it.`;
    const fix = `In sandbox.json, let "${key}" go through firebase with the projectId "${firebase?.projectId}".`;
    return [source.at(['firebase', use === 'phone' ? 'phone' : 'signIn'], { code: 'wrong-value', message, fix })];
  });
  if (sandbox?.phoneAuth === undefined || firebase?.phone === true) return ofSite;
  const message = 'The gateway wants numbers that Firebase has proven, and the site has no Firebase to prove them.';
  const fix = 'Add "firebase" with "phone": true to tenant.json, or take "phoneAuth" out of sandbox.json.';
  return [...ofSite, source.at([], { code: 'wrong-value', message, fix })];
};
