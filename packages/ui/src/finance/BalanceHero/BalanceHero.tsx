import type { ReactNode } from 'react';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './BalanceHero.css.ts';

export interface BalanceHeroProps extends RootProps {
  /** The greeting at the top: 'Welcome, Ameli' (DASH-1). */
  welcome?: ReactNode;
  /** The label of the balance: 'Available balance'. */
  label: ReactNode;
  /** A Balance. */
  balance: ReactNode;
  /** A BtcEquivalent below it. */
  equivalent?: ReactNode;
  /** Two large buttons: beside the balance, or below it with equal widths if there is no space. */
  actions?: ReactNode;
  /** Small ghost buttons below those. */
  moreActions?: ReactNode;
}

/** The main figure of a screen, and its actions. */
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
