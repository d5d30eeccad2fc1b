import { codeOfFirstScreens } from '../later/codeOfFirstScreens.ts';
import { later } from '../later/later.ts';

export { getCountries } from './getCountries.ts';
export { getDomainRoute } from './getDomainRoute.ts';
export { getHelpCenter } from './getHelpCenter.ts';
export { getRegistrationSettings } from './getRegistrationSettings.ts';
export { getWhiteLabel } from './getWhiteLabel.ts';
export { reportFault, type SiteFault } from './reportFault.ts';
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

export const getStartUp = later(codeOfFirstScreens, 'getStartUp');
export const getSystemStatus = later(codeOfFirstScreens, 'getSystemStatus');
