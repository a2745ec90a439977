import type { Step } from '@keel/flows/testing';

/** What a step does, in a few words; null is the start. */
export function stepLabel(step: Step | null): string {
  if (step === null) return 'start';
  if ('send' in step) return step.send.type;
  if ('wait' in step) return `${step.wait} ms`;
  return 'answer' in step ? `${step.answer} answers` : `${step.fail} fails`;
}
