import { type KeyboardEvent, useRef } from 'react';
import { type Typed, typeAhead } from './typeAhead.ts';
import type { SelectOption } from './types.ts';

interface ClosedKeys {
  /** Those that can be chosen. */
  options: readonly SelectOption[];
  value: string;
  onChoose: (value: string) => void;
  onOpen: (focus: 'first' | 'last') => void;
}

const NOTHING: Typed = { text: '', at: Number.NEGATIVE_INFINITY };

/** What the keys do on a closed Select, as on the browser's own: up and down open it, sideways and letters choose. */
export function useClosedKeys({ options, value, onChoose, onOpen }: ClosedKeys): (event: KeyboardEvent) => void {
  const typed = useRef(NOTHING);
  return (event) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      onOpen(key === 'ArrowDown' ? 'first' : 'last');
      return;
    }
    const at = options.findIndex((option) => option.value === value);
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      event.preventDefault();
      const next = at < 0 ? options[0] : options[at + (key === 'ArrowRight' ? 1 : -1)];
      if (next) onChoose(next.value);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const answer = typeAhead(options, typed.current, { key, timeStamp: event.nativeEvent.timeStamp });
    if (answer === null) return;
    if (key === ' ') event.preventDefault();
    typed.current = answer.typed;
    if (answer.found) onChoose(answer.found.value);
  };
}
