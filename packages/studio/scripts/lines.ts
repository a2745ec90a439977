import type { DiagramLine, DiagramTransition } from '../src/diagram/types.ts';

/** With more ids than this only their number is shown: the page lists them all. */
const MAX_IDS = 2;

/** The text lines of some transitions: each event once, with its guards below it if there are several. */
export function linesOf(transitions: readonly DiagramTransition[]): DiagramLine[] {
  const byEvent = Map.groupBy(transitions, ({ event }) => event);
  return [...byEvent].flatMap(([event, alternatives]) => {
    const [first] = alternatives;
    if (first === undefined) return [];
    const { trigger } = first;
    if (alternatives.length === 1) {
      const head: DiagramLine = {
        kind: 'event',
        trigger,
        text: marked(event, first),
        note: '',
        transition: first.name,
      };
      if (first.guard === null) return [{ ...head, note: noteOf(first) }];
      return [{ ...head, transition: null }, guardLine(first)];
    }
    return [
      { kind: 'event', trigger, text: event, note: '', transition: null } as const,
      ...alternatives.map(guardLine),
    ];
  });
}

export function portLine(port: string): DiagramLine {
  return { kind: 'port', trigger: null, text: `calls ${port}`, note: '', transition: null };
}

function guardLine(transition: DiagramTransition): DiagramLine {
  return {
    kind: 'guard',
    trigger: transition.trigger,
    text: marked(
      transition.guard === null || transition.guard === 'otherwise' ? 'otherwise' : `[${transition.guard}]`,
      transition,
    ),
    note: noteOf(transition),
    transition: transition.name,
  };
}

/** A transition that enters its own state again restarts what runs in it. */
function marked(text: string, { isReentering, source, target }: DiagramTransition): string {
  return isReentering && source === target ? `${text} ↻` : text;
}

function noteOf({ requirements }: DiagramTransition): string {
  const rest = requirements.length - MAX_IDS;
  return [...requirements.slice(0, MAX_IDS), ...(rest > 0 ? [`+${rest}`] : [])].join(' ');
}
