// Drawn once, or anew as a whole: a memo of each part would be weight that never pays (docs/decisions/0012).
'use no memo';

import {
  cleanFactorCode,
  type FactorWay,
  factorCodeLength,
  type LoginContext,
  type LoginEvent,
  recoveryCodeMax,
  Secret,
} from '@keel/flows';
import { Button, CodeField, Form, Inline, TextField } from '@keel/ui';
import { useEffect, useRef, useState } from 'react';
import { EntryPage } from '../../app/EntryPage.tsx';
import { Message } from '../../app/Message.tsx';
import { useSay } from '../../app/wordsHook.ts';
import { useWords } from './words.ts';

/** What the page needs of the flow of login. */
interface SecondFactorProps {
  readonly context: LoginContext;
  readonly isBusy: boolean;
  readonly hasMessage: boolean;
  readonly can: (event: LoginEvent) => boolean;
  readonly send: (event: LoginEvent) => void;
}

/** The second half of a log-in: a code of an authenticator app, or a recovery code (AUTH-4). What is typed stays in this form. */
export function SecondFactor({ context, isBusy, hasMessage, can, send }: SecondFactorProps) {
  const { secondFactor: words, sentence } = useWords();
  const { way, wrong, factor, factorError, message } = context;
  const say = useSay();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Each code that was wrong empties the field, once.
  const [emptiedAfter, setEmptiedAfter] = useState(wrong);
  if (emptiedAfter !== wrong) {
    setEmptiedAfter(wrong);
    setTyped('');
  }
  // It is what the page is for: first, after a wrong code, and after another way was chosen.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each of these moves the focus
  useEffect(() => field.current?.focus(), [wrong, way]);
  const submitted = { type: 'factor.submitted', proof: new Secret(typed) } as const;
  const errorMessage = factorError !== '' && typed === '' ? say(factorError) : null;
  const choose = (next: FactorWay) => {
    setTyped('');
    send({ type: 'way.chosen', way: next });
  };
  const other: FactorWay = way === 'code' ? 'recovery' : 'code';

  return (
    <EntryPage
      title={words.title}
      documentTitle={words.documentTitle}
      sentence={sentence}
      lead={way === 'code' ? words.codeLead : words.recoveryLead}
    >
      <Form onSubmit={() => send(submitted)}>
        {way === 'code' ? (
          <CodeField
            ref={field}
            label={words.code}
            name="code"
            length={factorCodeLength}
            value={typed}
            errorMessage={errorMessage}
            onChange={(text) => setTyped(cleanFactorCode(text))}
          />
        ) : (
          <TextField
            ref={field}
            label={words.recoveryCode}
            description={words.recoveryHint}
            name="recovery-code"
            autoComplete="off"
            spellCheck="false"
            maxLength={recoveryCodeMax}
            value={typed}
            errorMessage={errorMessage}
            onChange={setTyped}
          />
        )}
        <Button type="submit" size="lg" isFullWidth isPending={isBusy} isDisabled={!isBusy && !can(submitted)}>
          {words.submit}
        </Button>
      </Form>
      <Inline justify="between">
        {factor?.ways.includes(other) === true && (
          <Button tone="neutral" appearance="ghost" isDisabled={isBusy} onPress={() => choose(other)}>
            {other === 'recovery' ? words.useRecovery : words.useCode}
          </Button>
        )}
        <Button tone="neutral" appearance="ghost" isDisabled={isBusy} onPress={() => send({ type: 'factor.left' })}>
          {words.back}
        </Button>
      </Inline>
      <Message isOpen={hasMessage} onClose={() => send({ type: 'message.dismissed' })}>
        {message}
      </Message>
    </EntryPage>
  );
}
