import type { z, ZodType } from 'zod';
import { didYouMean, nearest } from './didYouMean.ts';
import type { Diagnostic } from './diagnostic.types.ts';
import { descriptionAt, fieldsAt } from './schemaAt.ts';
import { shown } from './shown.ts';
import type { JsonSource, Path } from './source.ts';

type Problem = Pick<Diagnostic, 'code' | 'message' | 'fix'>;

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((current, step) => (current as Record<string | number, unknown>)[step], value);

const nameOf = (path: Path): string => {
  const [first = '', ...rest] = path;
  return rest.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : `${name}.${step}`),
    `${first}`,
  );
};

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
};

const kindWanted = (expected: string): string => {
  if (expected === 'array') return 'a list';
  if (expected === 'int') return 'a whole number';
  return `of type ${expected}`;
};

const missing = (name: string, about: string | undefined): Problem => ({
  code: 'missing-field',
  message: `The field "${name}" is missing.`,
  fix: `Add "${name}"${about ? `: ${about}` : '.'}`,
});

// Message for a value outside a bound, with the value's own size.
const boundProblem = (issue: z.core.$ZodIssue, value: unknown): string | undefined => {
  if (issue.code === 'too_small') {
    if (issue.origin === 'string' || issue.origin === 'array') return 'is empty';
    return `is ${shown(value)}; ${issue.inclusive === false ? `it must be more than` : 'the least is'} ${issue.minimum}`;
  }
  if (issue.code !== 'too_big') return undefined;
  const count = typeof value === 'string' ? Array.from(value).length : undefined;
  if (count !== undefined) return `has ${count} characters; ${issue.maximum} are the most`;
  return `is ${shown(value)}; the most is ${issue.maximum}`;
};

/** The discriminator values that a union accepts, for an object of an unknown kind. */
const kindsOf = (issue: z.core.$ZodIssue): readonly unknown[] | undefined =>
  issue.code === 'invalid_union' && 'options' in issue ? issue.options : undefined;

const valueProblem = (issue: z.core.$ZodIssue, path: Path, value: unknown, about: string | undefined): Problem => {
  const name = path.length === 0 ? 'The file' : `"${nameOf(path)}"`;
  if (issue.code === 'invalid_type' && value !== undefined) {
    const wanted = kindWanted(issue.expected);
    return {
      code: 'wrong-type',
      message: `${name} is ${kindOf(value)} but must be ${wanted}.`,
      fix: (path.length > 0 ? about : undefined) ?? `Write a value that is ${wanted}.`,
    };
  }
  const kinds = kindsOf(issue);
  if (value === undefined) return missing(nameOf(path), kinds ? `one of ${kinds.join(', ')}.` : about);
  const values = issue.code === 'invalid_value' ? issue.values : kinds;
  if (values) {
    const message = `${name} is ${shown(value)}, which is not one of its values.`;
    const written = typeof value === 'string' ? value : JSON.stringify(value);
    return { code: 'wrong-value', message, fix: didYouMean(written, values.map(String)) };
  }
  const ownFix: unknown = issue.code === 'custom' ? issue.params?.['fix'] : undefined;
  const fix = typeof ownFix === 'string' ? ownFix : (about ?? 'Write a value of the stated form.');
  const said = boundProblem(issue, value) ?? `is ${shown(value)}: ${issue.message}`;
  return { code: 'wrong-value', message: `${name} ${said}.`, fix };
};

const unknownKey = (source: JsonSource, schema: ZodType, path: Path, key: string): Diagnostic => {
  const message = `"${nameOf([...path, key])}" is not a known field.`;
  const fix = didYouMean(key, fieldsAt(schema, path));
  return source.atKey([...path, key], { code: 'unknown-key', message, fix });
};

/** Parses a JSON text with a schema. Returns the value if it is valid, and every mistake at its position. */
export const parseSource = <T>(source: JsonSource, schema: ZodType<T>): { value?: T; diagnostics: Diagnostic[] } => {
  if (source.syntax.length > 0) return { diagnostics: source.syntax };
  const result = schema.safeParse(source.value);
  if (result.success) return { value: result.data, diagnostics: [...source.slips] };
  const issues = result.error.issues.map((issue) => ({
    issue,
    path: issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step)),
  }));
  const unknown = issues.flatMap(({ issue, path }) =>
    issue.code === 'unrecognized_keys' ? [{ path, keys: issue.keys }] : [],
  );
  const meant = new Set(
    unknown.flatMap(({ path, keys }) =>
      keys.map((key) => nameOf([...path, nearest(key, fieldsAt(schema, path)) ?? ''])),
    ),
  );
  const diagnostics = issues.flatMap(({ issue, path }) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(source, schema, path, key));
    const value = valueAt(source.value, path);
    // Skips a missing field whose mistyped name is already reported.
    if (value === undefined && meant.has(nameOf(path))) return [];
    return [source.at(path, valueProblem(issue, path, value, descriptionAt(schema, path)))];
  });
  return { diagnostics: [...source.slips, ...diagnostics] };
};
