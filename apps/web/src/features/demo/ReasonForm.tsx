import { Button, Form, Inline, TextField } from '@keel/ui';
import { useEffect, useRef, useState } from 'react';
import { useWords } from './words.ts';

interface ReasonFormProps {
  readonly label: string;
  /** @default none */
  readonly hint?: string;
  /** The initial text of the field. */
  readonly value: string;
  readonly max: number;
  readonly action: string;
  readonly tone?: 'accent' | 'negative';
  readonly isBusy: boolean;
  readonly onSubmit: (text: string) => void;
  readonly onCancel: () => void;
}

/** The text that a decision needs: a reason or a reference. */
export function ReasonForm({
  label,
  hint,
  value,
  max,
  action,
  tone = 'accent',
  isBusy,
  onSubmit,
  onCancel,
}: ReasonFormProps) {
  const words = useWords();
  const [text, setText] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  // The button that opened the form no longer exists.
  useEffect(() => field.current?.focus(), []);
  return (
    <Form onSubmit={() => onSubmit(text.trim())}>
      <TextField
        ref={field}
        label={label}
        description={hint}
        value={text}
        maxLength={max}
        isRequired
        onChange={setText}
      />
      <Inline gap="2">
        <Button type="submit" size="sm" tone={tone} isPending={isBusy} isDisabled={!isBusy && text.trim() === ''}>
          {action}
        </Button>
        <Button size="sm" tone="neutral" appearance="ghost" onPress={onCancel}>
          {words.cancel}
        </Button>
      </Inline>
    </Form>
  );
}
