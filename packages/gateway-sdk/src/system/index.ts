import { loadFirstScreens } from '../lazy/loadFirstScreens.ts';
import { lazyCall } from '../lazy/lazyCall.ts';

export { getCountries } from './getCountries.ts';
export { getDomainRoute } from './getDomainRoute.ts';
export { getHelpCenter } from './getHelpCenter.ts';
export { getRegistrationSettings } from './getRegistrationSettings.ts';
export { getWhiteLabel } from './getWhiteLabel.ts';
export { reportIncident, type SiteIncident } from './reportIncident.ts';
export type {
  Country,
  HelpCenter,
  HelpPart,
  HelpTopic,
  Resource,
  ResourceType,
  StartUp,
  SystemStatus,
} from './system.types.ts';

export const getStartUp = lazyCall(loadFirstScreens, 'getStartUp');
export const getSystemStatus = lazyCall(loadFirstScreens, 'getSystemStatus');
