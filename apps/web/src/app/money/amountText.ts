import type { Cents } from '@keel/flows';
import { useState } from 'react';
import { centsFromWire, centsToWire } from '../../api/money.ts';

/** Dollars, as AmountField counts them. */
const dollars = { code: 'USD', decimals: 2 } as const;

/** Cents as the plain decimal text of an AmountField, '2000.5'; '' for none. */
export function amountText(cents: Cents | null): string {
  return cents === null ? '' : centsToWire(cents).replace(/\.?0+$/, '');
}

/** The text of an AmountField as cents; null for none, and for more than there can be. */
export function amountCents(text: string): Cents | null {
  if (text === '') return null;
  try {
    return centsFromWire(text);
  } catch {
    return null;
  }
}

/** Keeps the text of an AmountField as typed while it matches the flow's cents; another amount of the flow replaces it. */
export function useAmountText(cents: Cents | null, onChange: (cents: Cents | null) => void) {
  const [text, setText] = useState(amountText(cents));
  return {
    unit: dollars,
    value: amountCents(text) === cents ? text : amountText(cents),
    onChange: (typed: string) => {
      setText(typed);
      onChange(amountCents(typed));
    },
  };
}
