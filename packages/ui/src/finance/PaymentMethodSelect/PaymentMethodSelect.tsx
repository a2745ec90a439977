import { Select, type SelectProps } from '../../components/Select/Select.tsx';
import { CoinMark } from '../CoinMark/CoinMark.tsx';
import { paymentMethodName } from './methods.ts';
import * as styles from './PaymentMethodSelect.css.ts';

export interface PaymentMethodSelectProps extends Omit<SelectProps, 'options'> {
  /** The methods in the server's spelling: 'Etheruem', 'Usdt(solana)' (DEP-2). The value is one of these. */
  methods: readonly string[];
}

/**
 * A field for the payment method of a deposit (DEP-2): it shows proper names and icons, and its value has the server's
 * spelling.
 */
export function PaymentMethodSelect({ methods, ...field }: PaymentMethodSelectProps) {
  const options = [...new Set(methods)]
    .filter((method) => method !== '')
    .map((method) => ({
      value: method,
      label: paymentMethodName(method),
      icon: (
        <span className={styles.inline}>
          <CoinMark of={method} size="sm" />
        </span>
      ),
    }));
  return <Select {...field} options={options} />;
}
