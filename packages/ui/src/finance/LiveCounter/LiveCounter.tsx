import { useLocale } from 'react-aria-components/I18nProvider';
import { Numeric, type NumericProps } from '../../components/Numeric/Numeric.tsx';
import { NO_VALUE } from '../../format/noValue.ts';
import { numberFormat } from '../../format/numberFormat.ts';

export interface LiveCounterProps extends Pick<NumericProps, 'id' | 'ref' | 'size' | 'tone'> {
  /** The count, a whole number from 0; '---' for null and anything else. The caller increases it (DASH-4). */
  count: number | null;
}

/** A count that changes by itself. It is not a live region, since it would be announced without end. */
export function LiveCounter({ count, ...figure }: LiveCounterProps) {
  const { locale } = useLocale();
  const isCount = count !== null && Number.isSafeInteger(count) && count >= 0;
  return (
    <Numeric {...figure} aria-live="off">
      {isCount ? numberFormat(locale, {}).format(count) : NO_VALUE}
    </Numeric>
  );
}
