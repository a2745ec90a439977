import { Button, Inline, Radio, RadioGroup, Stack, Text } from '@keel/ui';
import { useEffect, useRef, useState } from 'react';
import { useWords } from './words.ts';

interface PlanChoiceProps {
  /** The names of the plans on offer. */
  readonly plans: readonly string[];
  /** The name of the plan that the deposit is for. */
  readonly value: string;
  readonly onChange: (plan: string) => void;
}

/** The plan of a deposit in one line, since it is usually the investor's own (DEP-3); another can be chosen. */
export function PlanChoice({ plans, value, onChange }: PlanChoiceProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isOpen) group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [isOpen]);

  if (isOpen) {
    return (
      <RadioGroup ref={group} label={words.plan} name="plan" layout="inline" value={value} onChange={onChange}>
        {plans.map((name) => (
          <Radio key={name} value={name}>
            {name}
          </Radio>
        ))}
      </RadioGroup>
    );
  }
  return (
    <Inline justify="between" align="center">
      <Stack gap="1">
        <Text tone="muted">{words.plan}</Text>
        <Text size="label">{value}</Text>
      </Stack>
      {plans.length > 1 && (
        <Button size="sm" tone="neutral" appearance="outline" onPress={() => setOpen(true)}>
          {words.changePlan}
        </Button>
      )}
    </Inline>
  );
}
