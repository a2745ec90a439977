import { Select, type SelectProps } from '../../components/Select/Select.tsx';
import { paymentMethodName, paymentMethodTicker } from './methods.ts';
import * as styles from './PaymentMethodSelect.css.ts';

export interface PaymentMethodSelectProps extends Omit<SelectProps, 'options'> {
  /** The methods as the server spells them: 'Etheruem', 'Usdt(solana)' (DEP-2). The value is one of these. */
  methods: readonly string[];
}

/** How a deposit is paid (DEP-2): proper names and marks to the reader, the wire's own spelling to the form. */
export function PaymentMethodSelect({ methods, ...field }: PaymentMethodSelectProps) {
  const options = [...new Set(methods)]
    .filter((method) => method !== '')
    .map((method) => ({
      value: method,
      label: paymentMethodName(method),
      icon: <span aria-hidden="true" data-ticker={paymentMethodTicker(method)} className={styles.inline} />,
    }));
  return <Select {...field} options={options} />;
}
