export { describeStep } from './describe.ts';
export { loadFlow, type PlayableFlow, type PlayableFlows, playableFlows } from './flows.ts';
export { flowVersionOf } from './flowVersion.ts';
export { hasRun, runFromLink, runToLink } from './link.ts';
export {
  type FlowStart,
  type OpenOptions,
  openRun,
  openRunOn,
  type Playback,
  type PlayedStep,
  type Player,
  type PlayOptions,
  play,
  stepsOfRun,
} from './player.ts';
export { createRecorder, type Recorder, type RecorderOptions } from './recorder.ts';
export {
  type AnswerStep,
  type EventStep,
  RUN_FORMAT,
  type Run,
  type RunStep,
  type RunValue,
  type SecretHandle,
  type SecretKind,
  type TimeStep,
} from './run.ts';
export { type RefusalReason, RunRefused } from './runRefused.ts';
export { parseRun } from './schema.ts';
export { writeRun } from './write.ts';
