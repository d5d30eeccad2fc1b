export type { ProviderWindow, SocialInput, SocialProvider, SocialRefusal } from './social.types.ts';
export { useProviderResponse } from './useProviderResponse.ts';
export { useSocial } from './useSocial.ts';
export type { Social } from './useSocial.ts';
export { useSocialLogin } from './useSocialLogin.ts';
export type { BeginRefusal, SocialLogin } from './useSocialLogin.ts';
