import { planOf } from '@baize/domain/mobile-numbers';
import metadata from 'libphonenumber-js/mobile/metadata';

/** libphonenumber's metadata as the portal needs it: JSON per dialing code, by file name. */
export const numberPlans = (): Map<string, string> =>
  new Map(
    Object.keys(metadata.country_calling_codes).map((code) => [
      `${code}.json`,
      `${JSON.stringify(planOf(metadata, code))}\n`,
    ]),
  );
