import { Banner } from '@keel/ui';
import type { ReactNode } from 'react';
import { type DemoCommand, type DemoOutcome, runDemoCommand } from '../../api/demo.ts';
import { useAction } from '../../app/data/useAction.ts';
import { announce } from '../../app/feedback/announce.ts';
import { useSay } from '../../app/i18n/createWordsHook.ts';
import { useServices } from '../../app/services/services.ts';
import { useWords } from './words.ts';

/** A command, and the announcement after it succeeded; none if it only reads something. */
export interface Operated extends DemoCommand {
  readonly successMessage?: string;
  readonly whenDone?: (outcome: DemoOutcome) => void;
}

/** What every part of the drawer needs to run commands. */
export interface Operate {
  readonly isBusy: boolean;
  readonly run: (operated: Operated) => void;
  /** Why the last command was refused, shown above the buttons; null if it was not. */
  readonly refusal: ReactNode;
}

/** Runs the operator's commands one at a time; `onDone` is called after each one that succeeded. */
export function useOperate(onDone: () => void): Operate {
  const { api } = useServices();
  const words = useWords();
  const say = useSay();
  const action = useAction(
    async (operated: Operated) => {
      const { command, input } = operated;
      const reply = await runDemoCommand(api, { command, input });
      return { ...reply, body: reply.body && { operated, outcome: reply.body } };
    },
    ({ body }) => {
      if (body === null) return;
      const { operated, outcome } = body;
      operated.whenDone?.(outcome);
      if (operated.successMessage !== undefined) announce(outcome.changed ? operated.successMessage : words.unchanged);
      onDone();
    },
  );
  return {
    isBusy: action.isBusy,
    run: (operated) => {
      action.dismiss();
      action.run(operated);
    },
    refusal: (
      // The live region exists from the start, so that its content is announced.
      <div role="alert">
        {action.message !== null && (
          <Banner tone="negative" onDismiss={action.dismiss}>
            {say(action.message)}
          </Banner>
        )}
      </div>
    ),
  };
}
