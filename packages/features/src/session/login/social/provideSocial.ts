import type { Features } from '../../../app/index.ts';
import { provideAdmission } from '../provideAdmission.ts';
import { socialActors } from './social.actors.ts';
import { socialMachine } from './social.machine.ts';

/** Social sign-in chart and its children, with their effects. */
export const provideSocial = (features: Pick<Features, 'gateway' | 'store' | 'merchant'>) =>
  socialMachine.provide({ actors: { ...socialActors(features.gateway), ...provideAdmission(features) } });
