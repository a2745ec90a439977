import { type Package, type Reply, type Secret, signupMachine } from '@keel/flows';
import { signupCases } from '../../../../../packages/flows/src/signup/cases.ts';
import { pointer } from '../../support/inputDevices.ts';
import { chooseCountry } from '../../support/journeys.ts';
import { button, click, dismiss, fillIfChanged, press, typeMore } from '../controls.ts';
import type { FlowDriver, Outcome } from '../FlowDriver.ts';
import { outcomeOf } from '../outcomes.ts';

const labels = { firstName: 'First name', lastName: 'Last name', email: 'Email', phone: 'Phone number' } as const;

let people = 0;

/** `/signup` (SIGNUP-1 to SIGNUP-8). */
export const signup: FlowDriver<typeof signupMachine> = {
  machine: signupMachine,
  cases: signupCases,
  // Typing to search the list of countries also reports the country that is selected at that moment, and the phone number is
  // reported again when its field is left, and once the code for numbers has been loaded.
  delayedEvents: ['field.changed'],
  open: async ({ page }) => {
    await page.goto('/signup');
  },
  events: {
    'field.changed': {
      drive: async ({ page }, event) => {
        switch (event.name) {
          case 'gender':
            return pointer.choose(page.getByRole('radio', { name: 'Female' }));
          case 'country':
            return chooseCountry(page, event.value);
          case 'packageId':
            return pointer.choose(page.getByRole('radio', { name: /Starter/ }));
          case 'password':
          case 'confirmPassword':
            return typeMore(page.getByLabel('Password', { exact: true }));
          case 'email':
            people += 1;
            return page.getByLabel('Email').fill(`newcomer${people}@example.com`);
          case 'firstName':
          case 'lastName':
          case 'phone':
            return page.getByLabel(labels[event.name]).fill(event.value);
        }
      },
      can: (event, { context }) => {
        if (!('value' in event)) return true;
        if (event.name === 'packageId' && context.packages.length === 0) return false;
        return context.fields[event.name] !== event.value;
      },
    },
    submitted: {
      drive: async ({ page, account: { person } }, event) => {
        // The server refuses common passwords, such as those of the model.
        const typed = (secret: Secret) => secret.reveal().replace('opensesam', person.password);
        await fillIfChanged(page.getByLabel('Password', { exact: true }), typed(event.password));
        await fillIfChanged(page.getByLabel('Confirm password', { exact: true }), typed(event.confirmPassword));
        await click(button(page, 'Sign Up'));
      },
    },
    'message.dismissed': dismiss,
    'packages.refresh.requested': {
      ...press('Try again'),
      can: (_, before) => before.matches('editing') && before.context.packages.length === 0,
    },
  },
  ports: {
    fetchPackages: {
      call: 'GET /packages',
      operation: 'listPackages',
      answers: (answer) => packagesOutcome(answer),
    },
    signup: { call: 'POST /signup', operation: 'signup' },
  },
};

/** The server of the run has packages, so an empty list replaces its answer. */
function packagesOutcome(answer: Reply<readonly Package[]>): Outcome {
  const isEmpty = answer.body?.length === 0;
  return isEmpty ? { kind: 'answer', status: 200, json: { bool: true, message: [] } } : outcomeOf(answer);
}
