import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkConfirmation,
  checkField,
  demandsMet,
  demandsOf,
  FIELD_LENGTH_CAP,
  requiredRule,
  ruleProblems,
  rulesFor,
  verificationCodeRule,
} from './fieldRules.rules.ts';
import type { FieldRule } from './fieldRules.types.ts';

const rule = (change: Partial<FieldRule> = {}): FieldRule => ({
  key: 'username',
  enabled: true,
  required: true,
  minLength: 4,
  maxLength: 10,
  patternId: 0,
  type: 'text',
  ...change,
});

const optional = (key: string, enabled: boolean) => rule({ key, enabled, required: false });

describe('checkField', () => {
  it('asks for a required value and lets an optional one be empty [REQ-126]', () => {
    expect(checkField(rule(), '')).toEqual({ rule: 'required' });
    expect(checkField(rule({ required: false }), '')).toBeUndefined();
  });

  it('checks an optional value that is given [REQ-126]', () => {
    expect(checkField(rule({ required: false }), 'abc')).toEqual({ rule: 'length', min: 4, max: 10 });
  });

  it('checks nothing of a field that is not enabled [REQ-126]', () => {
    expect(checkField(rule({ enabled: false }), '')).toBeUndefined();
  });

  it('accepts lengths from min to max, both included [REQ-126] [REQ-127]', () => {
    fc.assert(
      fc.property(fc.nat(30), (length) => {
        const error = checkField(rule({ required: false }), 'x'.repeat(length));
        expect(error === undefined).toBe(length === 0 || (length >= 4 && length <= 10));
      }),
    );
  });

  it('shows one number when min equals max [REQ-129]', () => {
    expect(checkField(rule({ minLength: 6, maxLength: 6 }), 'abc')).toEqual({ rule: 'exactLength', length: 6 });
  });

  it('counts characters, not UTF-16 units [REQ-126]', () => {
    expect(checkField(rule({ minLength: 2, maxLength: 2 }), '𠮷𠮷')).toBeUndefined();
    fc.assert(
      fc.property(fc.array(fc.constantFrom('𠮷', '👑', 'a'), { minLength: 1, maxLength: 20 }), (characters) => {
        const length = characters.length;
        expect(checkField(rule({ minLength: length, maxLength: length }), characters.join(''))).toBeUndefined();
      }),
    );
  });

  it('caps the length before any pattern, also where the rule sets no maximum [REQ-126]', () => {
    const unlimited = rule({ minLength: 0, maxLength: 0, patternId: 6 });
    expect(checkField(unlimited, '1'.repeat(FIELD_LENGTH_CAP))).toBeUndefined();
    expect(checkField(unlimited, 'x'.repeat(FIELD_LENGTH_CAP + 1))).toEqual({ rule: 'length', min: 0, max: 255 });
    expect(checkField(rule({ maxLength: 100_000 }), 'x'.repeat(1_000))).toEqual({ rule: 'length', min: 4, max: 255 });
  });

  it('names the pattern that a value breaks [REQ-127] [REQ-128]', () => {
    expect(checkField(rule({ patternId: 6 }), 'abcd')).toEqual({ rule: 'pattern', patternId: 6 });
    expect(checkField(rule({ patternId: 14 }), 'abcd')).toEqual({ rule: 'pattern', patternId: 14 });
  });

  it('asks for no pattern of an unknown number [REQ-127]', () => {
    expect(checkField(rule({ patternId: 99 }), 'abcd')).toBeUndefined();
  });

  it('lets acceptedPattern win over patternId, for the whole value [REQ-126]', () => {
    const accepted = rule({ patternId: 6, acceptedPattern: '[a-z]+', safe: true });
    expect(checkField(accepted, 'abcd')).toBeUndefined();
    expect(checkField(accepted, '1234')).toEqual({ rule: 'acceptedPattern' });
    expect(checkField(accepted, 'abcd1')).toEqual({ rule: 'acceptedPattern' });
    expect(checkField(rule({ acceptedPattern: 'abcd|efgh', safe: true }), 'abcdX')).toEqual({
      rule: 'acceptedPattern',
    });
  });

  it('takes * for any text [REQ-126]', () => {
    expect(checkField(rule({ patternId: 6, acceptedPattern: '*' }), 'any !文')).toBeUndefined();
  });

  it('takes a character outside the basic plane for one in a pattern, too [REQ-126]', () => {
    const two = rule({ minLength: 0, acceptedPattern: '..', safe: true });
    expect(checkField(two, '𠮷𠮷')).toBeUndefined();
    expect(checkField(two, '𠮷')).toEqual({ rule: 'acceptedPattern' });
  });

  it('ignores a pattern that does not compile, and keeps patternId [REQ-126]', () => {
    const broken = rule({ patternId: 6, acceptedPattern: '[a-', safe: true });
    expect(checkField(broken, '1234')).toBeUndefined();
    expect(checkField(broken, 'abcd')).toEqual({ rule: 'pattern', patternId: 6 });
  });

  it('does not run a pattern that is not marked safe [REQ-126]', () => {
    const hostile = rule({ maxLength: 0, acceptedPattern: '^(a+)+$' });
    expect(checkField(hostile, `${'a'.repeat(200)}!`)).toBeUndefined();
  });

  it('takes an empty acceptedPattern for none [REQ-126]', () => {
    expect(checkField(rule({ patternId: 6, acceptedPattern: '', safe: true }), 'abcd')).toEqual({
      rule: 'pattern',
      patternId: 6,
    });
  });

  it('answers for any rule and any value [REQ-126]', () => {
    const anyRule = fc.record({
      key: fc.string(),
      enabled: fc.boolean(),
      required: fc.boolean(),
      minLength: fc.nat(20),
      maxLength: fc.nat(20),
      patternId: fc.integer({ min: -2, max: 20 }),
      type: fc.string(),
    });
    fc.assert(
      fc.property(anyRule, fc.string({ unit: 'binary' }), (some, value) => {
        expect(() => checkField(some, value)).not.toThrow();
      }),
    );
  });
});

describe('checkConfirmation', () => {
  it('equals the password, and is required [REQ-130]', () => {
    expect(checkConfirmation('Player2026', 'Player2026')).toBeUndefined();
    expect(checkConfirmation('Player2026', 'player2026')).toEqual({ rule: 'confirmation' });
    expect(checkConfirmation('', '')).toEqual({ rule: 'required' });
  });
});

describe('requiredRule', () => {
  it('asks for some text and takes any [REQ-098]', () => {
    expect(checkField(requiredRule('password'), '')).toEqual({ rule: 'required' });
    expect(checkField(requiredRule('password'), '文')).toBeUndefined();
  });
});

describe('demandsMet', () => {
  it('tells of each demand alone whether a value has it', () => {
    const password = rule({ minLength: 6, maxLength: 12, patternId: 14 });
    const met = (value: string) => demandsMet(password, value).map((each) => each.met);
    expect(demandsMet(password, '').map(({ demand }) => demand)).toEqual(demandsOf(password));
    expect([met(''), met('ab1'), met('abcdef'), met('abc123')]).toEqual([
      [false, false],
      [false, true],
      [true, false],
      [true, true],
    ]);
  });
});

describe('demandsOf', () => {
  it('are what could break the rule, before anything is typed [REQ-129]', () => {
    expect(demandsOf(rule({ patternId: 14 }))).toEqual([
      { rule: 'length', min: 4, max: 10 },
      { rule: 'pattern', patternId: 14 },
    ]);
    expect(demandsOf(rule({ minLength: 6, maxLength: 6 }))).toEqual([{ rule: 'exactLength', length: 6 }]);
  });

  it('are none where any text will do, where only the cap holds, and where nothing is asked', () => {
    const none = [requiredRule('a'), verificationCodeRule, rule({ enabled: false })];
    expect(none.map(demandsOf)).toEqual([[], [], []]);
  });

  it("do not name the pattern that the merchant's own replaces [REQ-126]", () => {
    expect(demandsOf(rule({ patternId: 6, acceptedPattern: '[a-z]+', safe: true }))).toHaveLength(1);
    expect(demandsOf(rule({ patternId: 6, acceptedPattern: '' }))).toContainEqual({ rule: 'pattern', patternId: 6 });
  });
});

describe('verificationCodeRule', () => {
  it('asks for a code of at most 255 characters [REQ-131]', () => {
    expect(checkField(verificationCodeRule, '')).toEqual({ rule: 'required' });
    expect(checkField(verificationCodeRule, '1'.repeat(255))).toBeUndefined();
    expect(checkField(verificationCodeRule, '1'.repeat(256))).toEqual({ rule: 'length', min: 1, max: 255 });
  });
});

describe('rulesFor', () => {
  it('requires the mobile number when registering by mobile [REQ-132]', () => {
    const [mobile] = rulesFor([optional('mobileNum', false)], 'mobile');
    expect(mobile).toMatchObject({ enabled: true, required: true });
    expect(rulesFor([optional('mobileNum', true)], 'username')[0]).toMatchObject({ required: false });
  });

  it('requires a captcha that is enabled, and no other [REQ-132]', () => {
    expect(rulesFor([optional('captcha', true)], 'username')[0]).toMatchObject({ required: true });
    expect(rulesFor([optional('captcha', false)], 'username')[0]).toMatchObject({ enabled: false, required: false });
    expect(rulesFor([optional('email', true)], 'mobile')[0]).toMatchObject({ required: false });
  });
});

describe('ruleProblems', () => {
  it('reports patterns that do not compile or can run away [REQ-126]', () => {
    expect(
      ruleProblems([
        rule({ key: 'a', acceptedPattern: '[a-' }),
        rule({ key: 'b', acceptedPattern: '^(a+)+$' }),
        rule({ key: 'c', acceptedPattern: '[a-z]+' }),
        rule({ key: 'd', acceptedPattern: '*' }),
        rule({ key: 'e' }),
        rule({ key: 'f', acceptedPattern: '' }),
      ]),
    ).toEqual([
      { key: 'a', problem: 'doesNotCompile' },
      { key: 'b', problem: 'unsafe' },
    ]);
  });
});
