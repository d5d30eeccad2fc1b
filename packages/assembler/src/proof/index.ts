export { writeFixtureRelease } from './fixtureRelease.ts';
