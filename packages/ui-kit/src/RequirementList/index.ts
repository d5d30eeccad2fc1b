export { RequirementList } from './RequirementList.tsx';
export type { Requirement } from './RequirementList.tsx';
