import { getStartUp as operation } from '@baize/gateway-contract/client/system/getStartUp';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { readStartUp } from './readStartUp.ts';
import type { StartUp } from './system.types.ts';

type Kept = { readonly language: string; readonly etag: string; readonly startUp: StartUp };

const keptBy = new WeakMap<Gateway, Kept>();

/** The start-up configuration (REQ-057). Sends the last ETag; on 304 the same object is returned again. */
export const getStartUp = (gateway: Gateway, options?: CallOptions): Answer<StartUp> => {
  const language = gateway.language();
  const kept = keptBy.get(gateway);
  const known = kept?.language === language ? kept : undefined;
  return gateway.call(
    operation,
    { headers: { 'If-None-Match': known?.etag }, unchanged: known?.startUp },
    (wire, { headers, cdnSeed }) => {
      const startUp = readStartUp(wire, cdnSeed);
      const etag = headers.get('ETag');
      if (etag !== null) keptBy.set(gateway, { language, etag, startUp });
      return startUp;
    },
    options,
  );
};
