export { ask } from './ask.ts';
export type { Answer } from './ask.ts';
export { writeFixtureRelease } from './fixtureRelease.ts';
export { acceptCases, pathCases } from './pageRequests.ts';
export { reviewedFiles } from './reviewedFiles.ts';
export { reviewedGateway } from './reviewedGateway.ts';
export { guarding, reviewedAnswers, reviewedAway, reviewedSite } from './reviewedHeaders.ts';
export type { ReviewedAnswer } from './reviewedHeaders.ts';
