import { wordsHook } from '../../app/wordsHook.ts';

/** The words of the ways in that no flow owns. */
export const en = {
  /** On the panel beside the form. */
  sentence: 'Every figure here says where it comes from.',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
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
    lead: 'Good to see you again.',
    submit: 'Continue',
    newHere: 'New here?',
    signUp: 'Sign up',
  },
  signup: {
    documentTitle: 'Sign Up',
    title: 'Sign Up',
    lead: 'Choose a package first; you can talk to us about another one later.',
    packageGroup: 'Investment package',
    youGroup: 'You',
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
  verification: {
    documentTitle: 'Verify your e-mail',
    title: 'Verify your e-mail',
    sentTo: 'We sent a 4-digit code to',
    change: 'Change',
    submit: 'Verify',
    resend: 'Send a new code',
    resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
  },
} as const;

export const useWords = wordsHook('auth', en);
