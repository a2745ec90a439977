import { useLocale } from 'react-aria-components/I18nProvider';
import { Numeric, type NumericProps } from '../../components/Numeric/Numeric.tsx';
import { money } from '../../format/money.ts';
import { NO_VALUE } from '../../format/noValue.ts';
import { HiddenAmount } from '../Balance/HiddenAmount.tsx';

export interface MoneyProps extends Pick<NumericProps, 'id' | 'ref' | 'size' | 'tone'> {
  /** The amount, in hundredths of the currency; '---' for null and invalid amounts. */
  cents: number | bigint | null;
  /** The currency, as an ISO 4217 code. @default 'USD' */
  currency?: string;
  /** Shows a plus sign for gains, and the colour of the direction unless `tone` is given. @default false */
  isSigned?: boolean;
  /** Omits the decimals if they are zero, for the price of a plan. @default false */
  isTrimmed?: boolean;
  /** Shows bullets instead, without the colour of a direction. @default false */
  isHidden?: boolean;
}

/** An amount of money with two decimals (CONST-1), on one line and never shortened. */
export function Money({
  cents,
  currency = 'USD',
  isSigned = false,
  isTrimmed = false,
  isHidden = false,
  ...figure
}: MoneyProps) {
  const { locale } = useLocale();
  if (isHidden) {
    return (
      <Numeric {...figure}>
        <HiddenAmount />
      </Numeric>
    );
  }
  const text = cents === null ? NO_VALUE : money(cents, currency, locale, { isSigned, isTrimmed });
  const direction = isSigned && text !== NO_VALUE && cents !== null && Number(cents) !== 0;
  return (
    <Numeric {...(direction && { tone: cents > 0 ? 'positive' : 'negative' })} {...figure}>
      {text}
    </Numeric>
  );
}
