import { NO_VALUE, orNoValue } from '../../format/noValue.ts';
import { numberFormat } from '../../format/numberFormat.ts';

/** Six decimals; '0.0000' while it is unknown (DASH-1); '---' for invalid values. */
export function btcText(btc: number | null, locale: string): string {
  return orNoValue(() => {
    if (btc !== null && !Number.isFinite(btc)) return undefined;
    const digits = btc === null ? 4 : 6;
    return numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(btc ?? 0);
  }, NO_VALUE);
}
