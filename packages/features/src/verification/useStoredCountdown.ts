import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useFeatures } from '../app/index.ts';
import { smsWaitsAtom } from './smsCode.atoms.ts';
import type { SmsFlow } from './smsCode.atoms.ts';
import type { SmsCodeActor } from './smsCode.machine.ts';

const LOOK_MILLISECONDS = 250;

/** Stores the end of a flow's countdown, and restores it after a reload once the gateway's time is known. */
export const useStoredCountdown = (
  actor: SmsCodeActor | undefined,
  flow: SmsFlow,
  availableAt: number | undefined,
): void => {
  const { gateway, store } = useFeatures();
  const waits = useAtomValue(smsWaitsAtom);
  const kept = waits[flow];
  const own = useRef<number>(undefined);
  useEffect(() => {
    if (availableAt === undefined || availableAt === kept) return;
    own.current = availableAt;
    store.set(smsWaitsAtom, { ...waits, [flow]: availableAt });
  }, [availableAt, kept, store, waits, flow]);
  useEffect(() => {
    if (actor === undefined || kept === undefined || kept === own.current) return undefined;
    const recall = () => {
      if (gateway.now() === undefined) return;
      clearInterval(timer);
      actor.send({ type: 'waitRecalled', availableAt: kept });
    };
    const timer = setInterval(recall, LOOK_MILLISECONDS);
    recall();
    return () => clearInterval(timer);
  }, [actor, gateway, kept]);
};
