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
  /** QuickActions: beside the balance, or below it if there is no space. */
  actions?: ReactNode;
}

/** The main figure of a screen, and its actions. */
export function BalanceHero({ welcome, label, balance, equivalent, actions, ...element }: BalanceHeroProps) {
  return (
    <section {...element} className={styles.root}>
      <div className={styles.figures}>
        {welcome && <p className={styles.welcome}>{welcome}</p>}
        <p className={styles.label}>{label}</p>
        {balance}
        {equivalent && <div className={styles.equivalent}>{equivalent}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
