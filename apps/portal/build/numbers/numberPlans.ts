import { planOf } from '@baize/domain/mobile-numbers';
import metadata from 'libphonenumber-js/mobile/metadata';

/** What the portal keeps of libphonenumber's metadata: a file for every dialing code, by its name. */
export const numberPlans = (): Map<string, string> =>
  new Map(
    Object.keys(metadata.country_calling_codes).map((code) => [
      `${code}.json`,
      `${JSON.stringify(planOf(metadata, code))}\n`,
    ]),
  );
