import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canRegister, flagNames, flagsFromTree, isFlagCode, noFlags } from './flags.rules.ts';
import type { FlagCode, WhiteLabelNode } from './flags.rules.ts';

const on = (modId: string, ...childrenNodes: WhiteLabelNode[]): WhiteLabelNode => ({
  modId,
  enabled: '1',
  childrenNodes,
});
const off = (modId: string, ...childrenNodes: WhiteLabelNode[]): WhiteLabelNode => ({
  modId,
  enabled: '0',
  childrenNodes,
});

describe('flagsFromTree', () => {
  it.each<[FlagCode, string, string]>([
    ['MOBILENUMREG3', 'mobileRegistration', ''],
    ['USERNAMEREG3', 'usernameRegistration', ''],
    ['REGMOBVERF3', 'registrationSms', ''],
    ['MOBILENUMPASSREG3', 'mobileRegistrationPassword', ''],
    ['FREEPLAY3', 'freePlay', '[REQ-067]'],
    ['PWDEXPFORCECHANGE3', 'forceExpiredPasswordChange', '[REQ-068]'],
    ['MOBILEVERCODELOGIN3', 'smsLogin', '[REQ-069]'],
    ['DIRECTREG3', 'directRegistration', ''],
    ['CHNGPASSVERIF3', 'mobileRecovery', '[REQ-071]'],
    ['CHNGPASSMAIL3', 'emailRecovery', '[REQ-072]'],
    ['TRANSREC3', 'accountRecord', ''],
    ['AGENTPOLICY3', 'agentTerms', '[REQ-074]'],
    ['AUTHCODELOGIN3', 'authenticatorLogin', '[REQ-113]'],
  ])('reads %s as %s, and turns nothing else on %s', (code, name) => {
    expect(flagsFromTree([on(code)])).toEqual({ ...noFlags, [name]: true });
  });

  it('finds a flag at any depth [REQ-058]', () => {
    expect(flagsFromTree([on('ROOT', on('LOGIN', on('MOBILEVERCODELOGIN3')))]).smsLogin).toBe(true);
  });

  it('keeps a flag off below a disabled ancestor [REQ-058]', () => {
    expect(flagsFromTree([on('ROOT', off('LOGIN', on('MOBILEVERCODELOGIN3')))])).toEqual(noFlags);
  });

  it("is on for '1' alone [REQ-058]", () => {
    for (const enabled of ['0', '', 'true', '01'])
      expect(flagsFromTree([{ modId: 'FREEPLAY3', enabled }]).freePlay).toBe(false);
    expect(flagsFromTree([{ modId: 'FREEPLAY3', enabled: '1' }])).toEqual({ ...noFlags, freePlay: true });
  });

  it('ignores unknown ids and takes missing flags for off [REQ-058]', () => {
    expect(flagsFromTree([on('SOMETHING_ELSE'), on('toString')])).toEqual(noFlags);
    expect(flagsFromTree([])).toEqual(noFlags);
  });

  it('never turns a flag on below an ancestor that is off, however deep [REQ-058]', () => {
    const path = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 });
    const code = fc.constantFrom(...Object.keys(flagNames).filter((key) => isFlagCode(key)));
    fc.assert(
      fc.property(path, code, (enabled, leaf) => {
        const tree = enabled.reduce<WhiteLabelNode>(
          (child, isOn, index) => (isOn ? on(`N${index}`, child) : off(`N${index}`, child)),
          on(leaf),
        );
        expect(flagsFromTree([tree])[flagNames[leaf]]).toBe(enabled.every(Boolean));
      }),
    );
  });
});

it.each([
  [true, false, true],
  [false, true, true],
  [true, true, true],
  [false, false, false],
])('leaves the registration open while there is one way to open an account: %s, %s', (byMobile, byName, isOpen) => {
  expect(canRegister({ mobileRegistration: byMobile, usernameRegistration: byName })).toBe(isOpen);
});
