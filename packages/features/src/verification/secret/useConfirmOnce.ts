import { useEffect } from 'react';
import { useGateway } from '../../app/index.ts';
import { useSentOnce } from '../../sentOnce/index.ts';
import type { OnceCall } from '../../sentOnce/index.ts';
import { readOnce } from './secret.rules.ts';
import type { Confirm } from './useConfirm.ts';

/**
 * A call that moves money and that a secret confirms. While the answer of an earlier request of its kind is lost, also
 * across a reload of the tab, that request is confirmed instead, with its key. `onDone` gets the value.
 */
export const useConfirmOnce = <Request, T, Code extends string>(
  call: Omit<OnceCall<Request, T>, 'repeats'>,
  request: Request,
  onDone: (value: T) => void,
): Confirm<Code> => {
  const gateway = useGateway();
  // Preloads cipher and keys, so that the submit does not wait for them.
  useEffect(() => void gateway.prepare(), [gateway]);
  // A stored request has no secret: only the member can send it again.
  const { state, send, repeat, isBusy, refusal } = useSentOnce<Request, T, Code>({ ...call, repeats: false }, onDone);
  return {
    confirm: (typed) => (state === 'asking' ? repeat(readOnce(typed)) : send(request, readOnce(typed))),
    isBusy,
    refusal,
  };
};
