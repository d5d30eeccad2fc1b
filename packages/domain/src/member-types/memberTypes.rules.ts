/** The player's role (REQ-003). An agent has all rights of a member (REQ-010). */
export type Role = 'visitor' | 'member' | 'agent' | 'trial';

/** The member types of agents and of trial accounts, configured by the gateway (REQ-003). */
export type MemberTypeLists = { readonly agent: readonly number[]; readonly trial: readonly number[] };

/** The lists in use when the gateway sends none (REQ-003). */
export const defaultMemberTypes: MemberTypeLists = { agent: [1, 2, 41, 42], trial: [4] };

/** The role of a member type; `visitor` without one. A type in both lists is a trial, the role with fewer rights. */
export const roleOf = (type: number | undefined, lists: MemberTypeLists): Role => {
  if (type === undefined) return 'visitor';
  if (lists.trial.includes(type)) return 'trial';
  return lists.agent.includes(type) ? 'agent' : 'member';
};
