import { Fragment } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { charactersOf } from '../../components/Numeric/charactersOf.ts';
import { RollingNumber } from '../../components/RollingNumber/RollingNumber.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/Skeleton/SkeletonGroup.tsx';
import { moneyParts } from '../../format/money.ts';
import { NO_VALUE } from '../../format/noValue.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Balance.css.ts';
import { HiddenAmount } from './HiddenAmount.tsx';

export interface BalanceProps extends RootProps {
  /** The amount, in hundredths of the currency; '---' for null and invalid amounts. */
  cents: number | bigint | null;
  /** The currency, as an ISO 4217 code. @default 'USD' */
  currency?: string;
  /** Shows bullets instead, always the same number, so that the width reveals nothing. @default false */
  isHidden?: boolean;
  /** Shows a skeleton of the same height. @default false */
  isLoading?: boolean;
  /** The amount can change by itself while it is shown: its digits roll to the new value. @default false */
  isLive?: boolean;
  /** Use `lg` for the main figure of a screen. @default 'lg' */
  size?: 'md' | 'lg';
}

/** A balance as the main figure of a screen, smaller in a narrow container; the fraction is less prominent. */
export function Balance({
  cents,
  currency = 'USD',
  isHidden = false,
  isLoading = false,
  isLive = false,
  size = 'lg',
  ...element
}: BalanceProps) {
  const { locale } = useLocale();
  if (isLoading) {
    // The element of the amount does not exist yet, so the ref stays empty.
    const { ref: _, ...group } = element;
    return (
      <SkeletonGroup {...group}>
        <Skeleton text={size === 'lg' ? 'balance' : 'title2'} width="14rem" />
      </SkeletonGroup>
    );
  }
  if (isHidden) {
    return (
      <span {...element} className={styles.root({ size })}>
        <HiddenAmount />
      </span>
    );
  }
  const parts = cents === null ? [{ kind: 'main', text: NO_VALUE }] : moneyParts(cents, currency, locale);
  return (
    <bdi {...element} className={styles.root({ size })} style={charactersOf(parts.map(({ text }) => text).join(''))}>
      {parts.map(({ kind, text }, place) => {
        const shown = isLive ? <RollingNumber value={cents}>{text}</RollingNumber> : text;
        return kind === 'fraction' ? (
          <span key="fraction" className={styles.fraction}>
            {shown}
          </span>
        ) : (
          <Fragment key={place === 0 ? 'before' : 'after'}>{shown}</Fragment>
        );
      })}
    </bdi>
  );
}
