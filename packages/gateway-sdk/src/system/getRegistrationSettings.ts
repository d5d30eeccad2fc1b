import type { FieldRule } from '@baize/domain/field-rules';
import { getRegistrationSettings as operation } from '@baize/gateway-contract/client/system/getRegistrationSettings';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** The rules of the registration fields, in the order of the form (REQ-126). */
export const getRegistrationSettings = (gateway: Gateway, options?: CallOptions): Answer<readonly FieldRule[]> =>
  gateway.call(operation, {}, (wire): readonly FieldRule[] => wire, options);
