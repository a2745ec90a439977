import type { RootProps } from '../../rootProps.ts';
import { paymentMethodTicker } from './methods.ts';
import * as styles from './PaymentMethodSelect.css.ts';

export interface PaymentMethodMarkProps extends RootProps<HTMLSpanElement> {
  /** The server's spelling: 'Etheruem', 'Usdt(solana)' (DEP-2). */
  method: string;
}

/** The letters of a method's coin in a tile, shown beside its name; screen readers skip them. */
export function PaymentMethodMark({ method, ...element }: PaymentMethodMarkProps) {
  return <span {...element} aria-hidden="true" data-ticker={paymentMethodTicker(method)} className={styles.mark} />;
}
