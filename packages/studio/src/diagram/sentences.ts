import type { Diagram, DiagramTransition } from './types.ts';

/** The diagram as text, one sentence for each transition: 'From editing: on submitted [isValid] to submitting.' */
export function sentenceOf(diagram: Diagram, transition: DiagramTransition): string {
  const { source, target, isReentering } = transition;
  const from = source === diagram.flow ? 'In every state' : `From ${nameOf(diagram, source)}`;
  const goal =
    target === null
      ? 'the state stays'
      : target === source && isReentering
        ? 'the state is entered again'
        : `to ${nameOf(diagram, target)}`;
  return `${from}: ${triggerOf(transition)} ${goal}.`;
}

/** 'on submitted [isValid]', 'after autoLock', 'at once, otherwise'. */
export function triggerOf({ trigger, event, guard }: DiagramTransition): string {
  const start =
    trigger === 'event' ? `on ${event}` : trigger === 'answer' || trigger === 'failure' ? `when ${event}` : event;
  if (guard === null) return start;
  return guard === 'otherwise' ? `${start}, otherwise` : `${start} [${guard}]`;
}

/** 'unlocked.open': the key of a state with those of its parents. */
export function nameOf({ flow }: Diagram, id: string): string {
  return id.startsWith(`${flow}.`) ? id.slice(flow.length + 1) : id;
}
