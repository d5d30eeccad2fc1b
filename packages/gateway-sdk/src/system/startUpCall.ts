import type { Answer, CallOptions } from '../gateway.types.ts';
import type { Transport } from '../transport/transport.types.ts';
import { readStartUp } from './readStartUp.ts';
import type { StartUp } from './startUp.types.ts';

type Kept = { readonly language: string; readonly etag: string; readonly startUp: StartUp };

/** Reads the start-up answer; while it has not changed, the same object is answered again and only an ETag travels. */
export const startUpCall = ({ call, language, luck }: Transport) => {
  let kept: Kept | undefined;
  return (_input?: undefined, options?: CallOptions): Answer<StartUp> => {
    const asked = language();
    const known = kept?.language === asked ? kept : undefined;
    return call(
      'getPermission',
      { headers: { 'If-None-Match': known?.etag } },
      (value, { status, headers }) => {
        if (status === 304) return known?.startUp;
        const startUp = readStartUp(value, luck);
        const etag = headers.get('ETag');
        kept = startUp === undefined || etag === null ? undefined : { language: asked, etag, startUp };
        return startUp;
      },
      options,
    );
  };
};
