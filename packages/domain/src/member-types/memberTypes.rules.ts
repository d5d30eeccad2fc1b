/** Who is playing (REQ-003). An agent is always a member too (REQ-010). */
export type Role = 'visitor' | 'member' | 'agent' | 'trial';

/** Which member types mean agent and which mean trial: configuration, not constants (REQ-003). */
export type MemberTypeLists = { readonly agent: readonly number[]; readonly trial: readonly number[] };

/** What holds where the gateway sends no lists (REQ-003). */
export const defaultMemberTypes: MemberTypeLists = { agent: [1, 2, 41, 42], trial: [4] };

/**
 * The role of a member type; no type is a visitor. A type in both lists is a trial, the role with fewer rights.
 */
export const roleOf = (type: number | undefined, lists: MemberTypeLists): Role => {
  if (type === undefined) return 'visitor';
  if (lists.trial.includes(type)) return 'trial';
  return lists.agent.includes(type) ? 'agent' : 'member';
};
