import { resendCodeMachine, secondsLeft } from '@keel/flows';
import { Button } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { resendCode } from '../../api/signup.ts';
import { useIntents } from '../../app/feedback/useIntents.ts';
import { useFlow } from '../../app/flow/useFlow.ts';
import { useServices } from '../../app/services/services.ts';
import { clock } from '../../app/time/clock.ts';
import { useNow } from '../../app/time/useNow.ts';
import { useWords } from './words.ts';

interface ResendCodeProps {
  readonly email: string;
  /** Receives the focus, since a disabled button cannot keep it. */
  readonly onFocusLeft: () => void;
}

/**
 * Requests another code, at the earliest a minute after the last one (VERIFY-4). When the page opens, one has just been
 * sent.
 */
export function ResendCode({ email, onFocusLeft }: ResendCodeProps) {
  const words = useWords();
  const { api } = useServices();
  const flow = useFlow(resendCodeMachine, {
    ports: { resendCode: (call, signal) => resendCode(api, call, signal) },
    input: { email, at: api.now(), sentAt: api.now() },
  });
  useIntents(flow);
  const snapshot = useSelector(flow, (current) => current);
  const isWaiting = snapshot.matches('coolingDown');
  const now = useNow(isWaiting);
  const button = useRef<HTMLButtonElement>(null);
  const leaveFocus = useEffectEvent(() => {
    if (document.activeElement === button.current || document.activeElement === document.body) onFocusLeft();
  });
  const wasReady = useRef(false);
  useEffect(() => {
    if (isWaiting && wasReady.current) leaveFocus();
    wasReady.current = !isWaiting;
  }, [isWaiting]);

  return (
    <Button
      ref={button}
      appearance="ghost"
      isPending={snapshot.hasTag('busy')}
      isDisabled={isWaiting}
      onPress={() => flow.send({ type: 'requested' })}
    >
      {isWaiting
        ? words.verification.resendIn(clock(secondsLeft(snapshot.context.readyAt, now)))
        : words.verification.resend}
    </Button>
  );
}
