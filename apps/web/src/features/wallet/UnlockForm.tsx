import { routes, Secret, vaultMessages } from '@keel/flows';
import { Box, Button, Card, Disclosure, ErrorState, Form, LinkButton, Stack, Text } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useStepFocus } from '../../app/feedback/useStepFocus.ts';
import { useServices } from '../../app/services/services.ts';
import { clock } from '../../app/time/clock.ts';
import { useNow } from '../../app/time/useNow.ts';
import { CurrentPasscode } from './CurrentPasscode.tsx';
import { UnlockWithPasskey } from './UnlockWithPasskey.tsx';
import { useTranslatePasscodeMessage } from './useTranslatePasscodeMessage.ts';
import { useTypedPasscode } from './useTypedPasscode.ts';
import { useWallet } from './useWallet.ts';
import { useWords } from './words.ts';

/** Asks for the passcode of the locked wallet, and shows how long a pause lasts (WALLET-3); its passkey opens it too (WALLET-13). */
export function UnlockForm({ introduction }: { introduction?: string }) {
  const { api } = useServices();
  const { actor: vault } = useWallet();
  const { unlock: words } = useWords();
  const translate = useTranslatePasscodeMessage();
  const snapshot = useSelector(vault, (current) => current);
  const { message, retryAt } = snapshot.context;
  const isLockedOut = snapshot.matches('lockedOut');
  const isBusy = snapshot.matches('unlocking');
  const now = useNow(isLockedOut);
  const wait = Math.max(0, Math.ceil((retryAt - now) / 1000));

  // Timers stop while a computer sleeps, so the flow gets the current time.
  useEffect(() => {
    if (isLockedOut && wait === 0) vault.send({ type: 'page.resumed', at: api.now() });
  }, [api, vault, isLockedOut, wait]);

  const [passcode, setPasscode] = useTypedPasscode(isBusy);
  // With an empty field the button that had the focus is disabled, and so is the field during a pause.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => (isBusy ? () => field.current?.focus() : undefined), [isBusy]);
  useStepFocus(`${isBusy}`);

  if (snapshot.matches('damaged')) {
    return (
      <ErrorState title={words.damaged} level={2}>
        <Stack gap="4" align="center">
          <Text>{translate(message === '' ? vaultMessages.damaged : message)}</Text>
          <LinkButton href={routes.importWallet}>{words.reimport}</LinkButton>
        </Stack>
      </ErrorState>
    );
  }
  if (snapshot.matches('unavailable')) {
    return (
      <ErrorState title={words.unavailable} level={2} onRetry={() => vault.send({ type: 'vault.changed' })}>
        {translate(vaultMessages.unavailable)}
      </ErrorState>
    );
  }
  const submit = () => vault.send({ type: 'unlock.submitted', passcode: new Secret(passcode) });
  return (
    <Box width="form">
      <Card title={words.title}>
        <Form onSubmit={submit}>
          <Stack gap="5">
            <Text>{introduction ?? words.lead}</Text>
            <CurrentPasscode
              ref={field}
              description={isLockedOut ? words.wait(clock(wait)) : undefined}
              value={passcode}
              errorMessage={message === '' ? null : translate(message)}
              isDisabled={isLockedOut}
              onChange={setPasscode}
            />
            <Button type="submit" size="lg" isPending={isBusy} isDisabled={isLockedOut || (!isBusy && passcode === '')}>
              {words.submit}
            </Button>
            <UnlockWithPasskey isDisabled={isLockedOut || isBusy} />
            <Disclosure title={words.forgot} level={3}>
              <Stack gap="3">
                <Text tone="muted">{words.forgotText}</Text>
                <LinkButton href={routes.importWallet} tone="neutral" appearance="soft">
                  {words.reimport}
                </LinkButton>
              </Stack>
            </Disclosure>
          </Stack>
        </Form>
      </Card>
    </Box>
  );
}
