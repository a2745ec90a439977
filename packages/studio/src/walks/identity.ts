import { bannerMessages, routes } from '@keel/flows';
import { attach, closeMessage, fill, find, go, press, waitForText, waitUntilGone } from './pageActions.ts';
import type { Walk } from './types.ts';

const EMAIL = 'noah@example.org';
const REASON = 'One corner of the document is cut off.';

export const identity: Walk = {
  title: 'Identity rejected, then approved',
  text: 'Noah Lindqvist has just signed up. The operator rejects his document once, with a reason.',
  path: routes.login,
  steps: [
    {
      title: 'Log in',
      actor: 'Investor',
      text: 'Noah logs in as one of the sample investors of the demo.',
      async perform() {
        await press('button', /^Noah, /);
        await find('heading', 'Dashboard');
        await waitForText(bannerMessages.incomplete);
      },
    },
    {
      title: 'Fill in the identity form',
      actor: 'Investor',
      text: 'He opens the form from the banner, adds an image of his passport, and fills in the three steps.',
      perform: () => fillIn('A1234 567'),
    },
    {
      title: 'Submit the identity',
      actor: 'Investor',
      text: 'He submits the form. The banner says that the verification is pending.',
      perform: submit,
    },
    {
      title: 'Reject it',
      actor: 'Operator',
      text: `The operator rejects the document: “${REASON}” The investor is notified, and the banner links to the form again.`,
      async perform(backend) {
        const registration = await backend.submittedIdentity(EMAIL);
        await backend.operate('kyc reject', { who: EMAIL, registration, reason: REASON });
        await waitForText(REASON);
        await waitForText(bannerMessages.incomplete);
      },
    },
    {
      title: 'Fill it in again',
      actor: 'Investor',
      text: 'He enters another number and adds a new image. The other values are still filled in.',
      perform: () => fillIn('B7654 321'),
    },
    {
      title: 'Submit it again',
      actor: 'Investor',
      text: 'He submits the form again.',
      perform: submit,
    },
    {
      title: 'Approve it',
      actor: 'Operator',
      text: 'The operator approves it. The investor is notified, and the banner disappears.',
      async perform(backend) {
        const registration = await backend.submittedIdentity(EMAIL);
        await backend.operate('kyc approve', { who: EMAIL, registration });
        await waitForText('Your identity was verified.');
        await waitUntilGone(bannerMessages.pending);
      },
    },
  ],
};

async function fillIn(number: string): Promise<void> {
  await go(routes.registeration);
  await attach(await drawDocument(number));
  await fill('SSN/Driver license number', number);
  await press('button', 'Continue');
  await find('heading', 'Step 2 of 3: Your details');
  await press('button', 'Continue');
  await fill('State', 'Skåne');
  await fill('Address', 'Harbour Road 12');
}

async function submit(): Promise<void> {
  await press('button', 'Submit');
  await closeMessage();
  await waitForText(bannerMessages.pending);
}

/** An image of a document. */
async function drawDocument(number: string): Promise<File> {
  const canvas = new OffscreenCanvas(640, 420);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw the document.');
  context.fillStyle = 'gainsboro';
  context.fillRect(0, 0, 640, 420);
  context.fillStyle = 'dimgray';
  context.fillRect(40, 90, 160, 210);
  context.font = '28px sans-serif';
  context.fillText('SAMPLE PASSPORT', 40, 60);
  context.fillText('Noah Lindqvist', 240, 130);
  context.fillText(number, 240, 180);
  const picture = await canvas.convertToBlob({ type: 'image/png' });
  return new File([picture], 'passport.png', { type: 'image/png' });
}
