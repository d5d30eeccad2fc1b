import type { FieldRule } from '@baize/domain/field-rules';
import { useEffect, useState } from 'react';
import { readRules, type RuleReport, type RulesRead } from './readRules.ts';

type Rules = { readonly rules: readonly FieldRule[]; readonly reports: readonly RuleReport[] };

/** The rules of a text. While the text is invalid, its error and the last valid rules. */
export const useRules = (text: string): { readonly error: string | undefined; readonly last: Rules | undefined } => {
  const [read, setRead] = useState<RulesRead>();
  const [last, setLast] = useState<Rules>();
  useEffect(() => {
    let isOld = false;
    const take = (now: RulesRead): void => {
      if (isOld) return;
      setRead(now);
      if (now.error === undefined) setLast(now);
    };
    void readRules(text).then(take);
    return () => {
      isOld = true;
    };
  }, [text]);
  return { error: read?.error, last };
};
