export { type CoverOptions, edgeCover } from './cover.ts';
export { allStates, allTransitions, namesOf } from './coverage.ts';
export {
  type AnyCases,
  type Edge,
  type Exploration,
  type ExploreOptions,
  edgeOfStep,
  edgesOf,
  eventOfStep,
  explore,
  type FollowUps,
  type GraphEdge,
  nextNode,
  type Path,
  type SearchNode,
  startNode,
} from './explore.ts';
export { type FuzzOptions, fuzz } from './fuzz.ts';
export { type Harness, type Prepare, startHarness } from './harness.ts';
export type { Call } from './heldPorts.ts';
export { badInputFaults } from './hostile.ts';
export { chartFaults, graphFaults, messageFaults, routeFaults } from './lint.ts';
export { mutantKinds } from './mutants.ts';
export { type MutationReport, mutate, reasonFaults, scoreOf } from './mutate.ts';
export { expected, holds, type Outcome, play } from './rows.ts';
export { ada, adaId, adasSignIn, noon, refusal, starter, starterId, success } from './samples.ts';
export { textOf } from './stableText.ts';
export { type TaggedStates, tagFaults, tagsIn } from './tags.ts';
export type { Cases, Moment, OutsideEvent, PortName, Row, Step } from './types.ts';
export { type Walk, walk } from './walk.ts';
