export { canRegister, flagNames, flagsFromTree, isFlagCode, noFlags, usualFlags } from './flags.rules.ts';
export type { FlagCode, FlagName, Flags, WhiteLabelNode } from './flags.rules.ts';
