import { type AriaAttributes, createContext, type DOMAttributes, type Ref } from 'react';

/** What something around a button makes of it: its handlers come before the button's own, else the button's own win. */
export interface TriggerProps extends AriaAttributes, DOMAttributes<HTMLElement> {
  id?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
  /** It looks pressed: what it opens is open. */
  isPressed?: boolean;
  /** Called by a press, before what the button itself does. */
  onPress?: () => void;
}

/** What opens by a press or explains itself beside a button gives this to the button in it; null anywhere else. */
export const TriggerContext = createContext<TriggerProps | null>(null);

type Handler = (...given: unknown[]) => void;

/** Where the pointer and the focus are, for a tooltip. */
const LOOKED_AT = /^on(?:Focus|Blur|PointerEnter|PointerLeave|MouseEnter|MouseLeave)/;

/** What of it a button takes: all, while it runs only where pointer and focus are, and where it is disabled neither. */
type Takes = 'presses' | 'looks' | 'nothing';

/** The attributes of a button with those that are given to it. */
export function withTrigger<Own extends object>(given: object, own: Own, takes: Takes): Own {
  const all = { ...own } as Record<string, unknown>;
  for (const [name, value] of Object.entries(given)) {
    const mine = all[name];
    if (typeof value !== 'function') all[name] = mine ?? value;
    else if (takes === 'presses' || (takes === 'looks' && LOOKED_AT.test(name)))
      all[name] = typeof mine === 'function' ? inTurn(value, mine) : value;
  }
  return all as Own;
}

function inTurn(first: unknown, then: unknown): Handler {
  return (...given) => {
    (first as Handler)(...given);
    (then as Handler)(...given);
  };
}
