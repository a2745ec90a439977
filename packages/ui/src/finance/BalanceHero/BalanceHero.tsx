import type { ReactNode } from 'react';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './BalanceHero.css.ts';

export interface BalanceHeroProps extends RootProps {
  /** Above it all: 'Welcome, Ameli' (DASH-1). */
  welcome?: ReactNode;
  /** What the balance is: 'Available balance'. */
  label: ReactNode;
  /** A Balance. */
  balance: ReactNode;
  /** A BtcEquivalent under it. */
  equivalent?: ReactNode;
  /** Two large buttons: beside the balance, or under it at equal width where there is no room. */
  actions?: ReactNode;
  /** Small ghost buttons under those. */
  moreActions?: ReactNode;
}

/** The one number of a screen, and what can be done with it. */
export function BalanceHero({
  welcome,
  label,
  balance,
  equivalent,
  actions,
  moreActions,
  ...element
}: BalanceHeroProps) {
  return (
    <section {...element} className={styles.frame}>
      <div className={styles.root}>
        <div className={styles.figures}>
          {welcome && <p className={styles.welcome}>{welcome}</p>}
          <p className={styles.label}>{label}</p>
          {balance}
          {equivalent && <div className={styles.equivalent}>{equivalent}</div>}
        </div>
        {(actions || moreActions) && (
          <div className={styles.side}>
            {actions && <div className={styles.actions}>{actions}</div>}
            {moreActions && <div className={styles.more}>{moreActions}</div>}
          </div>
        )}
      </div>
    </section>
  );
}
