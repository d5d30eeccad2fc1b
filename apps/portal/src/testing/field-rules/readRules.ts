import { FIELD_LENGTH_CAP, isPatternId, isSafePattern, ruleProblems, type FieldRule } from '@baize/domain/field-rules';
import { getStartUp } from '@baize/gateway-sdk/system';
import { examples, gatewayStub } from '@baize/gateway-sdk/testing';
import { findJsonError } from './findJsonError.ts';

/**
 * A problem of one rule of the list, and what applies instead; `text` continues a sentence that begins with its name.
 */
export type RuleReport = { readonly place: number; readonly name: string; readonly text: string };
export type RulesRead =
  | { readonly error: string }
  | { readonly error: undefined; readonly rules: readonly FieldRule[]; readonly reports: readonly RuleReport[] };

type Written = Readonly<Record<string, unknown>>;

const members = new Set<string>([
  'key',
  'enabled',
  'required',
  'minLength',
  'maxLength',
  'patternId',
  'acceptedPattern',
  'type',
  'safe',
] satisfies (keyof FieldRule)[]);

const isObject = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNamed = (value: unknown): value is Written & { key: string } =>
  isObject(value) && typeof value['key'] === 'string' && value['key'] !== '';

/** The rules as the portal receives them: through its own client, from a gateway that sends this list. */
const receive = async (register: readonly unknown[]): Promise<readonly FieldRule[]> => {
  const answer = await getStartUp(gatewayStub({ getStartUp: { ...examples.getStartUp, register } as never }));
  if (!answer.ok) throw new Error(`The portal did not read the start-up answer: ${answer.error.kind}`);
  // `safe` comes from the gateway, which uses the same check.
  return answer.value.fieldRules.map((rule) =>
    rule.acceptedPattern === undefined ? rule : { ...rule, safe: isSafePattern(rule.acceptedPattern) },
  );
};

const differences = (written: Written, rule: FieldRule): string[] =>
  Object.entries(written).flatMap(([member, value]) => {
    if (!members.has(member)) return [`has “${member}”, which no rule has.`];
    const read = rule[member as keyof FieldRule];
    if (member === 'safe' || read === value || (value === null && read === undefined)) return [];
    const held = read === undefined ? 'nothing holds' : `${JSON.stringify(read)} holds`;
    return [`has ${JSON.stringify(value)} for “${member}”, which cannot be read; ${held}.`];
  });

const oddities = ({ patternId, minLength, maxLength }: FieldRule): string[] => [
  ...(isPatternId(patternId) ? [] : [`asks for pattern ${patternId}, but there are 0 to 16; it is ignored.`]),
  ...(maxLength > 0 && minLength > maxLength
    ? [`asks for ${minLength} characters at least and ${maxLength} at most: nothing fits.`]
    : []),
  ...(Math.max(minLength, maxLength) > FIELD_LENGTH_CAP
    ? [`asks for more than ${FIELD_LENGTH_CAP} characters, which no field takes.`]
    : []),
];

const problemsOf = (rule: FieldRule): string[] =>
  ruleProblems([rule]).map(({ problem }) =>
    problem === 'unsafe'
      ? 'has a pattern that could run for seconds on a short value; it is not run. Write it without a repetition inside a repetition.'
      : `has a pattern that is no regular expression; pattern ${rule.patternId} holds in its place.`,
  );

/**
 * Parses a hand-written list of field rules. Returns the rules that the form applies, and reports on what it ignores.
 */
export const readRules = async (text: string): Promise<RulesRead> => {
  const wrong = findJsonError(text);
  if (wrong !== undefined) {
    const { line, column, found } = wrong;
    const what = found === '' ? 'the list ends too early.' : `“${found}” does not belong here.`;
    return { error: `Line ${line}, column ${column}: ${what} Look for a comma, a bracket or quotes before it.` };
  }
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) return { error: 'Line 1, column 1: rules stand in a list. Put [ before them and ] after.' };
  const received = (await receive(list.filter(isNamed))).values();
  const rules = new Map<string, FieldRule>();
  const reports: RuleReport[] = [];
  for (const [place, written] of list.entries()) {
    const rule = isNamed(written) ? received.next().value : undefined;
    if (!isNamed(written) || rule === undefined) {
      reports.push({ place, name: `Rule ${place + 1}`, text: 'has no “key” and is left out.' });
      continue;
    }
    const { key: name } = rule;
    const own = [...differences(written, rule), ...oddities(rule), ...problemsOf(rule)];
    if (rules.has(name)) own.push('stands here twice; the first one holds.');
    else rules.set(name, rule);
    reports.push(...own.map((each) => ({ place, name, text: each })));
  }
  return { error: undefined, rules: Array.from(rules.values()), reports };
};
