import type { Site } from '../../api/options.ts';
import { createWordsHook } from '../../app/i18n/createWordsHook.ts';

type DemoStanding = NonNullable<Site['demoInvestors']>[number]['standing'];

/** The texts of the pages outside the shell that are not messages of a flow. */
export const en = {
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    gender: 'Gender',
    country: 'Country',
    phone: 'Phone number',
    password: 'Password',
    confirmPassword: 'Confirm password',
    code: 'Code',
  },
  login: {
    documentTitle: 'Log in',
    title: 'Log in or Create Account',
    lead: 'Welcome back.',
    submit: 'Continue',
    forgot: 'Forgot password?',
    newHere: 'New here?',
    signUp: 'Sign up',
  },
  /** The sign-in of a demo (DEMO-1). */
  demo: {
    lead: 'This is a demo. Look around with a sample account:',
    continueAs: (name: string) => `Continue as ${name}`,
    otherInvestors: 'Or see how it starts:',
    otherInvestor: (name: string, state: DemoStanding) =>
      ({
        verified: name,
        new: `${name}, just signed up`,
        waiting: `${name}, identity under review`,
        rejected: `${name}, identity rejected`,
      })[state],
  },
  secondFactor: {
    documentTitle: 'Confirm that it is you',
    title: 'Confirm that it is you',
    passkeyLead:
      'Confirm with the passkey that you set up: by fingerprint, face or the PIN of your device, or by a security key.',
    usePasskey: 'Use your passkey',
    codeLead: 'Open your authenticator app and enter the 6-digit code that it shows for this site.',
    recoveryLead: 'Enter one of the recovery codes that you saved. Each works once.',
    code: 'Code from your app',
    recoveryCode: 'Recovery code',
    recoveryHint: '16 letters and digits, with or without the hyphens.',
    submit: 'Log in',
    useRecovery: 'Lost your device? Use a recovery code',
    useCode: 'Use a code from your app',
    back: 'Back to the password',
  },
  signup: {
    documentTitle: 'Sign Up',
    title: 'Sign Up',
    lead: 'Choose a package to start. You can change it later by contacting us.',
    packageGroup: 'Investment package',
    youGroup: 'Your details',
    passwordGroup: 'Password',
    passwordHint: (length: number) => `At least ${length} characters.`,
    male: 'Male',
    female: 'Female',
    countryHint: 'Type to search',
    submit: 'Sign Up',
    haveAccount: 'Already have an account?',
    logIn: 'Log in',
    loadingPackages: 'Loading packages',
    retryPackages: 'Try again',
  },
  forgot: {
    documentTitle: 'Forgot password',
    title: 'Forgot your password?',
    lead: 'Enter your account’s email. We’ll send you a link to set a new password.',
    submit: 'Send link',
    sentTitle: 'Check your email',
    sentHint: 'The link works once, for 30 minutes. If it doesn’t arrive within a few minutes, check your spam folder.',
    again: 'Send it again or use another email',
    back: 'Back to log in',
  },
  reset: {
    documentTitle: 'New password',
    title: 'Set a new password',
    lead: 'You’ll be logged out everywhere. Then log in with the new password.',
    password: 'New password',
    confirmPassword: 'Confirm new password',
    submit: 'Set password',
    badLinkTitle: 'This link doesn’t work',
    askAgain: 'Request a new link',
  },
  freeze: {
    documentTitle: 'This was not me',
    title: 'Freeze your account?',
    lead: 'If something in your account wasn’t you, freeze it now. No money leaves it and everybody is logged out, until we’ve talked to you.',
    submit: 'Freeze my account',
    ifYou: 'If it was you, close this page. Nothing has changed.',
    frozenTitle: 'Your account is frozen',
    frozenLead:
      'No money leaves it, and everybody is logged out. A payment that’s already under way may still arrive. Please contact us: only we can lift this.',
    setPassword: 'Set a new password',
  },
  closed: {
    title: 'Your account is closed',
    lead: 'You’re logged out everywhere, and nobody can log in to it any more. We sent you an email about it.',
    again: 'Your email is free again. You can use it for a new account.',
    signUp: 'Sign up again',
  },
  emailLink: {
    confirm: {
      documentTitle: 'New email',
      title: 'Use this email?',
      lead: 'Your account will use the email that this link was sent to. You’ll log in with it, and our emails will go there.',
      submit: 'Confirm email',
      note: 'If you didn’t ask for it, close this page. Nothing has changed.',
      doneTitle: 'Your email is changed',
      doneLead:
        'Use it the next time you log in. We’ve told your previous email, from which the change can be undone for 7 days.',
      doneLink: 'Go to your account',
      takenTitle: 'This email is taken',
      failedLink: 'Go to Settings',
    },
    undo: {
      documentTitle: 'This was not me',
      title: 'Undo the change of email?',
      lead: 'If you didn’t change the email of your account, undo it now. This email is put back, no money leaves your account and everybody is logged out, until we’ve talked to you.',
      submit: 'Undo and freeze my account',
      note: 'If it was you, close this page. Nothing has changed.',
      doneTitle: 'Your email is back',
      doneLead:
        'Your account is frozen: no money leaves it, and everybody is logged out. Set a new password, and please contact us: only we can lift this.',
      doneLink: 'Set a new password',
      takenTitle: 'Your account is frozen',
      failedLink: 'Back to log in',
    },
  },
  verification: {
    documentTitle: 'Verify your email',
    title: 'Verify your email',
    sentTo: 'We sent a 4-digit code to',
    change: 'Change',
    submit: 'Verify',
    resend: 'Resend code',
    resendIn: (time: string) => `Resend code in ${time}`,
  },
} as const;

export const useWords = createWordsHook('auth', en);
