import { useLocale } from 'react-aria-components/I18nProvider';
import { Link } from 'react-aria-components/Link';
import { quantity as formatQuantity } from '../../format/quantity.ts';
import type { RootProps } from '../../rootProps.ts';
import { HiddenAmount } from '../Balance/HiddenAmount.tsx';
import { CoinMark } from '../CoinMark/CoinMark.tsx';
import { Money } from '../Money/Money.tsx';
import { PercentChange } from '../PercentChange/PercentChange.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import * as styles from './AssetRow.css.ts';

export interface AssetRowProps extends RootProps<HTMLLIElement> {
  /** The name, with the network if the coin exists on several: 'Tether USD · Ethereum'. */
  name: string;
  /** The symbol of the coin: 'USDT'. */
  symbol: string;
  /** The balance as a decimal string; '---' for null and invalid values. */
  quantity: string | null;
  /** The value in hundredths of the currency; null if no price is known. @default not shown */
  valueCents?: number | bigint | null;
  /** The currency, as an ISO 4217 code. @default 'USD' */
  currency?: string;
  /** The change of the price over 24 hours in percentage points. @default not shown */
  change24h?: number | null;
  /** The prices of 7 days, oldest first; shown if there is space. @default not shown */
  priceHistory?: readonly (number | null)[];
  /** The URL of the coin's icon, for a coin without a CoinMark of its own. @default none */
  imageUrl?: string | null;
  /** The target URL of the row. @default no link */
  href?: string;
  /** A sentence below the row, such as an incoming amount. */
  note?: string;
  /** Shows bullets instead of the amounts; the change is still shown. @default false */
  isHidden?: boolean;
}

/** One asset of the wallet: icon, name, balance, value, change (WALLET-8). Render it in a list. */
export function AssetRow({
  name,
  symbol,
  quantity,
  valueCents,
  currency = 'USD',
  change24h,
  priceHistory,
  imageUrl = null,
  href,
  note,
  isHidden = false,
  ...element
}: AssetRowProps) {
  const { locale } = useLocale();
  const hasWorth = valueCents !== undefined || change24h !== undefined;
  return (
    <li {...element} className={styles.frame}>
      <div className={styles.root}>
        <CoinMark of={symbol} imageUrl={imageUrl} />
        <div className={styles.asset}>
          {/* Its end is cut off if it is too long, in the direction of the name and not of the page. */}
          <p dir="auto" className={styles.name}>
            {href === undefined ? (
              name
            ) : (
              <Link href={href} className={styles.link}>
                {name}
              </Link>
            )}
          </p>
          <p className={styles.quantity}>
            <bdi dir="ltr">
              {isHidden ? <HiddenAmount /> : formatQuantity(quantity ?? '', locale)} {symbol}
            </bdi>
          </p>
        </div>
        {priceHistory && (
          <div className={styles.sparkline}>
            <Sparkline values={priceHistory} />
          </div>
        )}
        {hasWorth && (
          <div className={styles.worth}>
            {valueCents !== undefined && <Money cents={valueCents} currency={currency} isHidden={isHidden} />}
            {change24h !== undefined && (
              <span className={styles.change}>
                <PercentChange points={change24h} />
              </span>
            )}
          </div>
        )}
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </li>
  );
}
