import { type RegistrationField, registrationMachine, registrationSteps } from '@keel/flows';
import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { registrationCases } from '../../../../../packages/flows/src/registration/cases.ts';
import { type Account, call, makeAccount } from '../../support/accounts.ts';
import type { KeelServer } from '../../support/KeelServer.ts';
import { operate, registrationOf } from '../../support/operator.ts';
import { picture } from '../../support/picture.ts';
import { dismiss, press } from '../controls.ts';
import type { FlowDriver } from '../FlowDriver.ts';
import { unauthorizedEndsSession } from '../guardExceptions.ts';
import { pickImage, UPLOAD_CONSOLE_ERRORS, uploadPort } from '../uploads.ts';

const NUMBER = 'SSN/Driver license number';
/** The fields that the model changes, with the step that shows each. */
const shownFields: Readonly<Partial<Record<RegistrationField, { label: string; step: string }>>> = {
  Nid: { label: NUMBER, step: 'document' },
  firstName: { label: 'First name', step: 'person' },
  state: { label: 'State', step: 'place' },
};
/** Every action on another control moves the focus away from a field, and so sends `field.left`. */
const extraEvents = ['field.left'] as const;

/**
 * `/registeration` (KYC-1 to KYC-6) of an investor who has submitted it before, so that only the number and the image
 * are missing.
 */
export const registration: FlowDriver<typeof registrationMachine> = {
  machine: registrationMachine,
  cases: registrationCases,
  as: 'investor',
  isFresh: true,
  arrange: async (server, person) => {
    const account = await makeAccount(server, person);
    await submitIdentity(server, account);
    return { account };
  },
  // The flow only passes a wallet in its input on to the next page.
  canStart: (input) => !('seedphrase' in (input as object)),
  open: async ({ page }) => {
    await page.goto('/registeration');
    await page.getByRole('heading', { name: 'Step 1 of 3: Document' }).waitFor();
  },
  events: {
    'field.changed': {
      drive: ({ page }, { name, value }) =>
        page.getByLabel(shownFields[name]?.label ?? name, { exact: true }).fill(value),
      can: ({ name, value }, before) => isShown(name, before) && before.context.fields[name] !== value,
      extraEvents,
    },
    'field.left': {
      drive: async ({ page }) => {
        const field = page.getByLabel(NUMBER, { exact: true });
        await field.focus();
        await field.press('Tab');
      },
      // Leaving the field has a visible effect only if the number is wrong and has no error yet.
      can: ({ name }, before) => {
        const { fields, errors } = before.context;
        return name === 'Nid' && isShown(name, before) && fields.Nid === 'A1' && errors.Nid === null;
      },
      extraEvents,
    },
    'photo.picked': {
      drive: ({ page }, { photo }) => pickImage(page, 'Passport or ID', photo.type),
      extraEvents,
    },
    'step.submitted': { ...press('Continue'), extraEvents },
    'step.left': { ...press('Back'), extraEvents },
    submitted: { ...press('Submit'), extraEvents },
    'message.dismissed': dismiss,
    'user.updated': {
      drive: async ({ server, account }, { user }) => {
        const { email } = account.person;
        if (user.kycVerified !== 'true') {
          await operate(server, 'kyc', 'revoke', email, '--reason', 'The document has expired.');
          // So that there is something to approve if the path continues with an approval.
          await submitIdentity(server, account);
          return;
        }
        await operate(server, 'kyc', 'approve', email, ...(await registrationOf(server, account.person)));
      },
      // After the approval the server refuses whatever the page sends, which the model does not know.
      can: ({ user }, before) => before.matches(user.kycVerified === 'true' ? 'editing' : 'verified'),
      isSentByAppToo: true,
      extraEvents: ['user.updated'],
    },
  },
  // Errors of the fields of another step are shown there. Behind a message there may be any step.
  showsField: (field, state) =>
    !state.startsWith('editing.') ||
    Object.entries(registrationSteps).some(
      ([step, fields]) => state === `editing.${step}` && fields.some((each) => each === field),
    ),
  consoleErrors: UPLOAD_CONSOLE_ERRORS,
  ports: {
    uploadImage: uploadPort,
    register: { call: 'POST /registeration', operation: 'submitRegistration' },
  },
  shows: {
    verified: async ({ page }) => {
      await expect(page.getByRole('heading', { name: 'Your identity is verified' })).toBeVisible();
      await expect(page.getByLabel(NUMBER, { exact: true })).toHaveCount(0);
    },
  },
  guardExceptions: unauthorizedEndsSession,
};

function isShown(name: RegistrationField, before: AnyMachineSnapshot): boolean {
  const step = shownFields[name]?.step;
  return step !== undefined && before.matches({ editing: step });
}

/** Submits the identity with the calls that the form makes. */
async function submitIdentity(server: KeelServer, { token, person }: Account): Promise<void> {
  const { buffer, mimeType } = picture();
  const image = { purpose: 'identity', contentType: mimeType, size: buffer.length };
  const policy = await call<{ url: string; fields: Record<string, string> }>(server, '/upload-policy', {
    token,
    body: image,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(policy.fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(buffer)], { type: mimeType }));
  await fetch(new URL(policy.url, server.url), { method: 'POST', body: form });
  const { firstName, lastName, email } = person;
  const place = { country: 'Portugal', state: 'Lisboa', address: 'Rua do Porto 12' };
  const body = { Nid: 'A1234 567', ...place, passportUrl: policy.fields['key'], firstName, lastName, email };
  await call(server, '/registeration', { token, body });
}
