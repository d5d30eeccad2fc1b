import { useRegistrationDraft } from '@baize/features/registration';
import type { RegisterMethod, RegisterValues } from '@baize/features/registration/register';
import { Button } from '@baize/ui-kit/Button';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { TextArea } from '@baize/ui-kit/TextArea';
import { useState, useEffect, type ReactNode } from 'react';
import { useSite } from '../../site/SiteContext.ts';
import { exampleRules } from './exampleRules.ts';
import { Bench, Examples, Reports, Side, Sides, Values } from './FieldRulesBench.styles.ts';
import { readRules, type RuleReport, type RulesRead } from './readRules.ts';
import { FormPreview, type FormPreviewProps } from './FormPreview.tsx';
import { bidiIsolate } from '../../site/words/bidiIsolate.ts';
import type { FieldRule } from '@baize/domain/field-rules';

/**
 * A list of field rules beside the form that it defines, for designers of a registration and authors of a merchant's
 * rules. Its own texts are English, since no player reads them.
 */
export function FieldRulesBench({ method }: { readonly method: RegisterMethod }) {
  const [text, setText] = useState(Object.values(exampleRules)[0] ?? '');
  const { error, last } = useRules(text);
  const draft = useRegistrationDraft();
  return (
    <Bench lang="en">
      <header>
        <h1>
          <English>Field rules</English>
        </h1>
        <p>
          <English>
            Paste the list that a gateway sends as “register”, or change a rule. The form follows while you write, and
            judges what is typed into it as it does for players. Nothing is sent.
          </English>
        </p>
      </header>
      <Sides>
        <Side aria-label="Rules">
          <Examples aria-label="Examples">
            {Object.entries(exampleRules).map(([name, rules]) => (
              <li key={name}>
                <Button size="small" onClick={() => setText(rules)}>
                  {name}
                </Button>
              </li>
            ))}
          </Examples>
          <TextArea
            name="rules"
            label="Rules as JSON"
            dir="ltr"
            rows={12}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            value={text}
            error={error === undefined ? undefined : bidiIsolate(`${error} Until then the form stays as it was.`)}
            onChange={(event) => setText(event.target.value)}
          />
          <output>{last !== undefined && error === undefined && <Findings reports={last.reports} />}</output>
        </Side>
        {last !== undefined && (
          <Tried key={method + JSON.stringify(last.rules)} method={method} rules={last.rules} draft={draft} />
        )}
      </Sides>
    </Bench>
  );
}

function Findings({ reports }: { readonly reports: readonly RuleReport[] }) {
  if (reports.length === 0)
    return (
      <FormMessage tone="success">
        <English>Each rule can be kept, nothing is ignored.</English>
      </FormMessage>
    );
  return (
    <Reports>
      {reports.map(({ place, name, text }) => (
        <li key={`${place} ${text}`}>
          <FormMessage>
            <English>
              <strong>{name}</strong> <span>{text}</span>
            </English>
          </FormMessage>
        </li>
      ))}
    </Reports>
  );
}

// Keeps the typed values while the rules change.
function Tried(tried: Pick<FormPreviewProps, 'method' | 'rules' | 'draft'>) {
  const { document } = useSite();
  const [resets, setResets] = useState(0);
  const [kept, setKept] = useState<RegisterValues>();
  const handleReset = (): void => {
    tried.draft.forget();
    setKept(undefined);
    setResets(resets + 1);
  };
  return (
    <Side data-raised aria-label="Form">
      <h2>{document.brandName}</h2>
      <FormPreview key={resets} {...tried} onReset={handleReset} onKept={setKept} />
      <output>
        {kept !== undefined && (
          <>
            <FormMessage tone="success">
              <English>Each value keeps its rule. The form hands over:</English>
            </FormMessage>
            <Values dir="ltr">{JSON.stringify(kept, undefined, 2)}</Values>
          </>
        )}
      </output>
    </Side>
  );
}

// Aligned with the start of the page, but written left to right.
function English({ children }: { readonly children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}

type Rules = { readonly rules: readonly FieldRule[]; readonly reports: readonly RuleReport[] };

/** The rules of a text. While the text is invalid, its error and the last valid rules. */
const useRules = (text: string): { readonly error: string | undefined; readonly last: Rules | undefined } => {
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
