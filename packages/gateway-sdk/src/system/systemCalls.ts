import { flagsFromTree } from '@baize/domain/flags';
import type { CallOptions } from '../gateway.types.ts';
import { fieldsOf, listOf, wordOf } from '../transport/read.ts';
import type { Transport } from '../transport/transport.types.ts';
import { countryOf, fieldRuleOf, helpTopicOf, whiteLabelOf } from './readSettings.ts';
import { readSystemStatus } from './readStartUp.ts';
import { startUpCall } from './startUpCall.ts';

const list =
  <T>(parse: (value: unknown) => T | undefined) =>
  (value: unknown): readonly T[] | undefined =>
    Array.isArray(value) ? listOf(value, parse) : undefined;

/** Configuration and state of the merchant (REQ-057, REQ-159). */
export const systemCalls = (transport: Transport) => {
  const { call } = transport;
  return {
    status: (_input?: undefined, options?: CallOptions) => call('getSystemStatus', {}, readSystemStatus, options),
    whiteLabel: (_input?: undefined, options?: CallOptions) =>
      call(
        'getWhiteLabel',
        {},
        (tree) => (Array.isArray(tree) ? flagsFromTree(whiteLabelOf(tree)) : undefined),
        options,
      ),
    startUp: startUpCall(transport),
    registrationRules: (_input?: undefined, options?: CallOptions) =>
      call('getRegistrationSettings', {}, list(fieldRuleOf), options),
    domainRoute: (_input?: undefined, options?: CallOptions) => call('getDomainRoute', {}, list(wordOf), options),
    countries: (_input?: undefined, options?: CallOptions) => call('getCountries', {}, list(countryOf), options),
    help: (_input?: undefined, options?: CallOptions) =>
      call('getHelpCenter', {}, (value) => list(helpTopicOf)(fieldsOf(value)?.['topics']), options),
  };
};
