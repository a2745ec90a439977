import type { ReactNode } from 'react';
import { RadioButton, RadioField, Text } from 'react-aria-components/RadioGroup';
import type { RootProps } from '../../rootProps.ts';
import { CheckIcon } from '../Icon/icons.ts';
import * as cardStyles from './RadioCard.css.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioCardProps extends RootProps<HTMLDivElement> {
  /** The value of the group when this option is selected. */
  value: string;
  /** The label of the option. */
  title: string;
  /** A decorative icon before the title. */
  icon?: ReactNode;
  /** A short description, which assistive technology reads as such. */
  note?: string;
  /** The formatted price: '$2,000.00'. */
  price?: string;
  /** The features; assistive technology reads them as a description. @default none */
  features?: readonly string[];
  /** Whether it is disabled. @default false */
  isDisabled?: boolean;
}

/** An option of a RadioGroup with `layout="cards"` that shows more than a label, such as a package with price and features. */
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
          {price !== undefined && (
            <span className={cardStyles.price}>
              <bdi>{price}</bdi>
            </span>
          )}
        </span>
      </RadioButton>
      <span aria-hidden="true" className={cardStyles.selectedMark}>
        <CheckIcon />
      </span>
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
