import { expect, it } from 'vitest';
import { secretsOf, showsSecret } from '../testing/secrets.ts';
import type { Step } from '../testing/types.ts';
import { type PlayableFlow, parseRun, playableFlows, type RunStep, writeRun } from './index.ts';
import { isSecretHandle } from './values.ts';

/** Every secret in the inputs, events and answers of all flows. A new one is added after a review. */
const places = [
  'backUpWallet backup.requested.passcode',
  'backUpWallet backup.requested.passphrase',
  'backUpWallet backup.requested.repeated',
  'createWallet generatePhrase.draft',
  'createWallet passcode.chosen.passcode',
  'createWallet passcode.chosen.repeated',
  'createWallet sealVault.keys',
  'createWallet words.picked.picked',
  'emailLink input.token',
  'freezeAccount input.token',
  'importWallet backup.submitted.passphrase',
  'importWallet checkPhrase.draft',
  'importWallet openBackup.draft',
  'importWallet passcode.chosen.passcode',
  'importWallet passcode.chosen.repeated',
  'importWallet phrase.submitted.phrase',
  'importWallet phrase.submitted.seedPassphrase',
  'importWallet sealVault.keys',
  'login factor.submitted.proof',
  'login finishSignIn.body.token',
  'login login.body.challenge',
  'login login.body.passkey.challenge',
  'login login.body.token',
  'login submitted.password',
  'login usePasskey',
  'profilePhoto input.seedphrase',
  'profilePhoto uploadImage.body.key',
  'push getToken',
  'registration input.seedphrase',
  'registration uploadImage.body.key',
  'resetPassword input.token',
  'resetPassword submitted.confirmPassword',
  'resetPassword submitted.password',
  'sendAssets key.submitted.passcode',
  'sendAssets key.submitted.passkey',
  'session established.token',
  'session readStored.session.token',
  'session storageChanged.token',
  'showWords passcode.submitted.passcode',
  'showWords recallWords.phrase',
  'signup submitted.confirmPassword',
  'signup submitted.password',
  'stepUp proof.submitted.proof',
  'stepUp usePasskey.body',
  'vault passcode.submitted.current',
  'vault passcode.submitted.next',
  'vault passcode.submitted.repeated',
  'vault unlock.submitted.passcode',
  'vault unlockVault.keys',
  'vault wallet.sealed.keys',
  'verifyEmail code.submitted.code',
  'verifyEmail verifyEmail.body.token',
  'walletEntry input.stored.seedphrase',
];

it('[STUDIO-3, QA-3] no input, event or answer of any flow puts a secret into a run: each is replaced by its handle', async () => {
  const found = new Set<string>();
  for (const [name, load] of Object.entries(playableFlows)) {
    const flow = await load();
    const secrets = secretsOf(flow.cases);
    for (const run of everyRun(flow)) {
      expect(parseRun(JSON.parse(JSON.stringify(run)))).toEqual(run);
      expect(showsSecret(run, secrets)).toBe(false);
      const handles = [...handlesIn(run.input, 'input'), ...run.steps.flatMap(handlesOf)];
      for (const place of handles) found.add(`${name} ${place}`);
    }
  }
  expect([...found].toSorted()).toEqual(places);
});

/** A run for each example of a flow, with nothing else in it. */
function everyRun(flow: PlayableFlow) {
  const { inputs, events, answers } = flow.cases;
  const steps: Step[] = [
    ...Object.values(events).flatMap((each) => each.map((send) => ({ send }))),
    ...Object.entries(answers).flatMap(([answer, values]) => values.map((value) => ({ answer, with: value as never }))),
  ];
  return [
    ...inputs.map((input) => writeRun(flow, input, [])),
    ...steps.map((step) => writeRun(flow, undefined, [step])),
  ];
}

function handlesOf(step: RunStep): string[] {
  if ('event' in step) return handlesIn(step.event, step.event.type);
  return 'with' in step ? handlesIn(step.with, step.answer) : [];
}

function handlesIn(value: unknown, place: string): string[] {
  if (isSecretHandle(value)) return [place];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    return handlesIn(part, Array.isArray(value) ? place : `${place}.${key}`);
  });
}
