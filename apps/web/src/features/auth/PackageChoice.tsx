import type { Package } from '@keel/flows';
import { Button, money, RadioCard, RadioGroup, Skeleton, SkeletonGroup, Stack } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useRef } from 'react';
import { useWords } from './words.ts';

interface PackageChoiceProps {
  readonly packages: readonly Package[];
  /** Id of the chosen package; '' if none is. */
  readonly chosen: string;
  readonly isLoading: boolean;
  readonly onChoose: (id: string) => void;
  readonly onRetry: () => void;
}

/** The investment packages as cards (SIGNUP-1, SIGNUP-3). */
export function PackageChoice({ packages, chosen, isLoading, onChoose, onRetry }: PackageChoiceProps) {
  const words = useWords();
  const containerRef = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button is removed, so the focus moves to the container.
    containerRef.current?.focus();
    onRetry();
  };
  return (
    <div ref={containerRef} tabIndex={-1}>
      {isLoading && <PackagesLoading />}
      {!isLoading && packages.length === 0 && <Button onPress={retry}>{words.signup.retryPackages}</Button>}
      {!isLoading && packages.length > 0 && <Packages packages={packages} chosen={chosen} onChoose={onChoose} />}
    </div>
  );
}

function Packages({ packages, chosen, onChoose }: Pick<PackageChoiceProps, 'packages' | 'chosen' | 'onChoose'>) {
  const words = useWords();
  const { locale } = useLocale();
  return (
    <RadioGroup
      label={words.signup.packageGroup}
      name="accountPackage"
      layout="cards"
      value={chosen}
      onChange={onChoose}
    >
      {packages.map(({ _id, name, price, currency, features }) => (
        <RadioCard
          key={_id}
          value={_id}
          title={name}
          price={money(price, currency, locale, { isTrimmed: true })}
          features={features}
        />
      ))}
    </RadioGroup>
  );
}

/** The height of a card with three features of one line each. */
const CARD_HEIGHT = '10.375rem';

function PackagesLoading() {
  const words = useWords();
  return (
    <SkeletonGroup label={words.signup.loadingPackages}>
      <Stack gap="1.5">
        <Skeleton text="label" width="40%" />
        <Stack gap="3">
          <Skeleton shape="block" height={CARD_HEIGHT} />
          <Skeleton shape="block" height={CARD_HEIGHT} />
          <Skeleton shape="block" height={CARD_HEIGHT} />
        </Stack>
      </Stack>
    </SkeletonGroup>
  );
}
