import { expect, test } from 'vitest';
import { readOverrides } from './overrides.ts';

test('an unknown token is a fault at its path, with the name that was probably meant', () => {
  const { faults } = readOverrides({ dark: { 'surface-rasied': { $value: '#111111' } } });
  expect(faults).toEqual([
    {
      code: 'unknownToken',
      path: ['dark', 'surface-rasied'],
      message: 'There is no token "surface-rasied". Did you mean "surface-raised"?',
      suggestion: 'surface-raised',
    },
  ]);
});

test('nothing is suggested where nothing is near', () => {
  expect(readOverrides({ dark: { 'blink-speed-of-banner': { $value: 1 } } }).faults[0]).not.toHaveProperty(
    'suggestion',
  );
});

test.each([
  [{ dark: { action: { $value: 'tomato' } } }, 'wrongValue', ['dark', 'action', '$value']],
  [{ dark: { action: { $value: 12 } } }, 'wrongValue', ['dark', 'action', '$value']],
  [{ dark: { action: { $type: 'dimension', $value: '#fff' } } }, 'wrongType', ['dark', 'action', '$type']],
  [{ dark: { action: '#ffffff' } }, 'wrongValue', ['dark', 'action']],
  [{ shared: { action: { $value: '#ffffff' } } }, 'wrongGroup', ['shared', 'action']],
  [{ light: { 'radius-small': { $value: { value: 2, unit: 'px' } } } }, 'wrongGroup', ['light', 'radius-small']],
  [{ shared: { 'radius-small': { $value: '2px' } } }, 'wrongValue', ['shared', 'radius-small', '$value']],
  [{ shared: { 'font-body': { $value: "x';}body{display:none" } } }, 'wrongValue', ['shared', 'font-body', '$value']],
  [{ night: {} }, 'unknownGroup', ['night']],
  [{ dark: [] }, 'wrongValue', ['dark']],
  [[], 'wrongValue', []],
] as const)('%j is a fault: %s at %j', (file, code, path) => {
  expect(readOverrides(file).faults.map((fault) => [fault.code, fault.path])).toEqual([[code, path]]);
});

test('good tokens beside a bad one are kept', () => {
  const { dark, faults } = readOverrides({
    $description: 'Ours',
    dark: { action: { $value: '#fc0' }, glow: { $value: 1 } },
  });
  expect([...dark.keys()]).toEqual(['action']);
  expect(faults).toHaveLength(1);
});
