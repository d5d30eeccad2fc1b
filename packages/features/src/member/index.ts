export { profileView } from './profile.rules.ts';
export type { ProfileView } from './profile.rules.ts';
export { useProfile } from './useProfile.ts';
