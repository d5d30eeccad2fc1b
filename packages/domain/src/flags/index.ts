export { canRegister, flagNames, flagsFromTree, isFlagCode, noFlags } from './flags.rules.ts';
export type { FlagCode, FlagName, Flags, WhiteLabelNode } from './flags.rules.ts';
