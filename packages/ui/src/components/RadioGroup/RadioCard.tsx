import type { ReactNode } from 'react';
import { RadioButton, RadioField, Text } from 'react-aria-components/RadioGroup';
import type { RootProps } from '../../rootProps.ts';
import { CheckIcon } from '../Icon/icons.ts';
import * as cardStyles from './RadioCard.css.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioCardProps extends RootProps<HTMLDivElement> {
  /** What the group reports when this one is chosen. */
  value: string;
  /** The name of the choice. */
  title: string;
  /** Before the title, for the eye alone: an icon or a mark. */
  icon?: ReactNode;
  /** What there is to know before choosing it, in a few words; assistive technology reads it as a description. */
  note?: string;
  /** What it costs, formatted: '$2,000.00'. */
  price?: string;
  /** What it brings; assistive technology reads them as a description. @default none */
  features?: readonly string[];
  /** @default false */
  isDisabled?: boolean;
}

/** A choice of a RadioGroup with `layout="cards"` that needs more than a word: a package with price and features. */
export function RadioCard({
  value,
  title,
  icon,
  price,
  note,
  features = [],
  isDisabled = false,
  ...element
}: RadioCardProps) {
  return (
    <RadioField {...element} value={value} isDisabled={isDisabled} className={cardStyles.card}>
      <RadioButton className={styles.cardButton}>
        {icon && (
          <span aria-hidden="true" className={cardStyles.icon}>
            {icon}
          </span>
        )}
        <span className={cardStyles.words}>
          <span className={cardStyles.title}>{title}</span>
          {price !== undefined && <span className={cardStyles.price}>{price}</span>}
        </span>
        <span className={styles.circle} />
      </RadioButton>
      {(note !== undefined || features.length > 0) && (
        <Text slot="description" elementType="div" className={cardStyles.features}>
          {note !== undefined && <span className={cardStyles.note}>{note}</span>}
          {features.map((feature) => (
            <span key={feature} className={cardStyles.feature}>
              <span className={cardStyles.check}>
                <CheckIcon size="sm" />
              </span>
              {feature}
            </span>
          ))}
        </Text>
      )}
    </RadioField>
  );
}
