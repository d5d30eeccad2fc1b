import { randomKey } from '@baize/gateway-sdk';
import { useMutation } from '@tanstack/react-query';
import { useAtom } from 'jotai/react';
import { useRef, useState } from 'react';
import { gatewayErrorOf, useScope } from '../app/index.ts';
import { broken, refused } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import { applicationDraftsAtom } from './application.atoms.ts';
import type { ApplicationDraft } from './application.atoms.ts';
import { applicationMutation } from './application.mutations.ts';
import type { PromotionCode } from './usePromotionChange.ts';

export type ApplicationView =
  | { readonly state: 'editing' | 'sent' }
  /** Pictures uploaded so far. */
  | { readonly state: 'sending'; readonly pictures: number }
  | { readonly state: 'refused'; readonly refusal: Refusal<PromotionCode> };

type ApplicationForm = {
  readonly view: ApplicationView;
  readonly draft: ApplicationDraft;
  readonly write: (change: Partial<ApplicationDraft>) => void;
  readonly send: () => void;
  /** Aborts the request in flight; the draft is kept. */
  readonly cancel: () => void;
};

/** The application form of a promotion (REQ-210). `onSent` is called even if the form has unmounted by then. */
export const useApplication = (promotionId: string, onSent: () => void): ApplicationForm => {
  const [draftOf, write] = useAtom(applicationDraftsAtom);
  const draft = draftOf(promotionId);
  const [pictures, setPictures] = useState(0);
  const options = applicationMutation(useScope(), promotionId);
  const { status, error, mutate, reset } = useMutation({
    ...options,
    onSuccess: async (promotion, sent, ...rest) => {
      await options.onSuccess?.(promotion, sent, ...rest);
      write(promotionId, (now) => unsent(now, sent.draft));
      onSent();
    },
  });
  const attempt = useRef({ draft, key: randomKey(), controller: new AbortController() });
  const send = (): void => {
    const { current: before } = attempt;
    // An unchanged draft keeps its idempotency key (D38); a changed one gets a new key.
    const key = before.draft === draft ? before.key : randomKey();
    const controller = new AbortController();
    attempt.current = { draft, key, controller };
    setPictures(0);
    mutate({ draft, idempotencyKey: key, signal: controller.signal, onSent: setPictures });
  };
  const cancel = (): void => {
    attempt.current.controller.abort();
    reset();
  };
  return {
    view: status === 'pending' ? { state: 'sending', pictures } : viewOf(status, error),
    draft,
    write: (change) => write(promotionId, change),
    send,
    cancel,
  };
};

/** A draft without what was sent: text typed and pictures added meanwhile stay. */
const unsent = (now: ApplicationDraft, sent: ApplicationDraft): ApplicationDraft => ({
  remark: now.remark === sent.remark ? '' : now.remark,
  files: now.files.filter((file) => !sent.files.includes(file)),
});

const viewOf = (status: 'success' | 'idle' | 'error', error: Error | null): ApplicationView => {
  if (status === 'success') return { state: 'sent' };
  if (status === 'idle') return { state: 'editing' };
  const gatewayError = gatewayErrorOf(error);
  const { refusal }: { readonly refusal: Refusal<PromotionCode> } =
    gatewayError === undefined ? broken() : refused(gatewayError);
  return { state: 'refused', refusal };
};
