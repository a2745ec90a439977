import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import type { RootProps } from '../../rootProps.ts';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import type { IconProps } from '../Icon/Icon.tsx';
import * as styles from './QuickAction.css.ts';

export interface QuickActionProps extends RootProps<HTMLDivElement> {
  /** What it does, in one or two words: 'Deposit'. */
  label: string;
  /** The icon in the circle, without a label. */
  icon: ReactElement<IconProps>;
  /** The target URL. @default a button */
  href?: string;
  /** Called when it is pressed. */
  onPress?: () => void;
  /** The action is running: presses are ignored. For a button. @default false */
  isPending?: boolean;
  /** The main action is filled with the accent colour. @default false */
  isMain?: boolean;
}

/** One of the main actions of a screen: a round icon with its label below. It is a link with `href`, otherwise a button. */
export function QuickAction({
  label,
  icon,
  href,
  onPress,
  isPending = false,
  isMain = false,
  ...element
}: QuickActionProps) {
  const press = onPress && { onPress: () => onPress() };
  return (
    <div {...element} className={styles.cell}>
      {href === undefined ? (
        <Button isPending={isPending} className={styles.target} {...press}>
          <span className={styles.circle({ isMain })}>
            <ButtonContent isPending={isPending}>
              <span className={styles.icon}>{icon}</span>
            </ButtonContent>
          </span>
          {label}
        </Button>
      ) : (
        <Link href={href} className={styles.target} {...press}>
          <span className={styles.circle({ isMain })}>{icon}</span>
          {label}
        </Link>
      )}
    </div>
  );
}
