import type { RootProps } from '../../rootProps.ts';
import { paymentMethodTicker } from './methods.ts';
import * as styles from './PaymentMethodSelect.css.ts';

export interface PaymentMethodMarkProps extends RootProps<HTMLSpanElement> {
  /** As the server spells it: 'Etheruem', 'Usdt(solana)' (DEP-2). */
  method: string;
}

/** The letters of a method's coin in a tile, to stand beside its name: it is painted and never read out. */
export function PaymentMethodMark({ method, ...element }: PaymentMethodMarkProps) {
  return <span {...element} aria-hidden="true" data-ticker={paymentMethodTicker(method)} className={styles.mark} />;
}
