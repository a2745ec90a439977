import { Banner } from '@keel/ui';
import type { ReactNode } from 'react';
import { type DemoCommand, type DemoOutcome, runDemoCommand } from '../../api/demo.ts';
import { useAction } from '../../app/data/useAction.ts';
import { announce } from '../../app/feedback/announce.ts';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { useServices } from '../../app/services/services.ts';
import { useWords } from './words.ts';

/** A command, and the announcement after it succeeded; none if it only reads something. */
export interface OperatorCommand extends DemoCommand {
  readonly successMessage?: string;
  readonly whenDone?: (outcome: DemoOutcome) => void;
}

/** What every part of the drawer needs to run commands. */
export interface OperatorCommands {
  readonly isBusy: boolean;
  readonly run: (request: OperatorCommand) => void;
  /** Why the last command was refused, shown above the buttons; null if it was not. */
  readonly refusal: ReactNode;
}

/** Runs the operator's commands one at a time; `onDone` is called after each one that succeeded. */
export function useOperatorCommands(onDone: () => void): OperatorCommands {
  const { api } = useServices();
  const words = useWords();
  const translate = useTranslate();
  const action = useAction(
    async (request: OperatorCommand) => {
      const { command, input } = request;
      const reply = await runDemoCommand(api, { command, input });
      return { ...reply, body: reply.body && { request, outcome: reply.body } };
    },
    ({ body }) => {
      if (body === null) return;
      const { request, outcome } = body;
      request.whenDone?.(outcome);
      if (request.successMessage !== undefined) announce(outcome.changed ? request.successMessage : words.unchanged);
      onDone();
    },
  );
  return {
    isBusy: action.isBusy,
    run: (request) => {
      action.dismiss();
      action.run(request);
    },
    refusal: (
      // The live region exists from the start, so that its content is announced.
      <div role="alert">
        {action.message !== null && (
          <Banner tone="negative" onDismiss={action.dismiss}>
            {translate(action.message)}
          </Banner>
        )}
      </div>
    ),
  };
}
