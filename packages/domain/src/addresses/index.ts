export { allowedAddress, thisSite } from './addresses.rules.ts';
export type { AllowedPlaces } from './addresses.rules.ts';
