import type { DemoCommand } from '../../../../apps/web/src/api/demo.ts';
import { backendClient, readAnswer } from '../backend/backendClient.ts';

type Fetch = (request: Request) => Promise<Response>;

/** What a walk does outside the page: as the operator, as the recipient of emails, and as another device of an investor. */
export interface WalkBackend {
  /** Runs a command of the operator. */
  readonly operate: (command: DemoCommand['command'], input: DemoCommand['input']) => Promise<void>;
  /** The id of this investor's deposit that waits for the operator's decision. */
  readonly pendingDeposit: (email: string) => Promise<string>;
  /** The id of the submitted identity, as the operator sees it. */
  readonly submittedIdentity: (email: string) => Promise<string>;
  /** The code in the newest email to this address. Waits until the email was sent. */
  readonly mailedCode: (email: string) => Promise<string>;
  /** A sample investor logs in on another device and ends all other sessions there. */
  readonly endOtherSessions: (as: 'noah') => Promise<void>;
}

/** How often the emails are read, in ms. */
const MAIL_EVERY_MS = 500;
/** How often at most: for 30 seconds. */
const MAIL_TRIES = 60;

/** The operator, the mailbox and the other device of a walk, on the backend in this page. */
export function createWalkBackend(fetch: Fetch): WalkBackend {
  const operator = backendClient(fetch, null);
  const desk = () => readAnswer(operator.GET('/demo/operator'));
  const run = (command: DemoCommand['command'], input: DemoCommand['input']) =>
    readAnswer(operator.POST('/demo/command', { body: { command, input } }));

  return {
    operate: async (command, input) => void (await run(command, input)),
    async pendingDeposit(email) {
      const found = (await desk()).deposits.find((deposit) => deposit.email === email);
      if (found === undefined) throw new Error(`${email} has no deposit that waits for the operator.`);
      return found.id;
    },
    async submittedIdentity(email) {
      const { facts } = await run('kyc show', { who: email });
      const shown = facts.find(({ name }) => name === 'shown');
      if (shown === undefined) throw new Error(`${email} has not submitted an identity.`);
      return shown.value;
    },
    async mailedCode(email) {
      for (let tries = 0; tries < MAIL_TRIES; tries += 1) {
        const newest = (await desk()).mails.find(({ to }) => to === email);
        if (newest !== undefined) {
          const { text } = await readAnswer(operator.GET('/demo/mails/{id}', { params: { path: { id: newest.id } } }));
          const code = /\b\d{4}\b/.exec(text)?.[0];
          if (code !== undefined) return code;
        }
        await new Promise((resolve) => setTimeout(resolve, MAIL_EVERY_MS));
      }
      throw new Error(`No email with a code was sent to ${email}.`);
    },
    async endOtherSessions(as) {
      const { token } = await readAnswer(operator.POST('/demo/continue-as', { body: { as } }));
      const device = backendClient(fetch, token);
      await readAnswer(device.POST('/end-sessions', { body: { ids: 'others' } }));
    },
  };
}
