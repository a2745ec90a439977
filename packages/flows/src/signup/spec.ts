import { TransportFailure } from '../reply.ts';
import { Secret } from '../secret.ts';
import { refusal, starter, starterId, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { signupMachine } from './machine.ts';
import type { SignupErrors } from './types.ts';

type SignupStep = Step<typeof signupMachine>;
type SignupRow = Row<typeof signupMachine>;

const secrets = { password: new Secret('opensesame'), confirmPassword: new Secret('opensesame') };
const submit: SignupStep = { send: { type: 'submitted', ...secrets } };
const dismiss: SignupStep = { send: { type: 'message.dismissed' } };
const retry: SignupStep = { send: { type: 'packages.refresh.requested' } };
const gold = { ...starter, _id: '0190f7c2-0000-7000-8000-0000000000bb', name: 'Gold' };
const loaded: readonly SignupStep[] = [{ answer: 'fetchPackages', with: success([starter, gold], true) }];
const choose: SignupStep = { send: { type: 'field.changed', name: 'packageId', value: starterId } };
const filled: readonly SignupStep[] = [
  ...loaded,
  { send: { type: 'field.changed', name: 'firstName', value: ' Ada ' } },
  { send: { type: 'field.changed', name: 'lastName', value: 'Park' } },
  { send: { type: 'field.changed', name: 'email', value: 'ada@example.com ' } },
  { send: { type: 'field.changed', name: 'gender', value: 'female' } },
  { send: { type: 'field.changed', name: 'country', value: 'Norway' } },
  { send: { type: 'field.changed', name: 'phone', value: '+47 123 45 678' } },
  choose,
];
const submitted = [...filled, submit];
const answered = (status: number): readonly SignupStep[] => [...submitted, { answer: 'signup', with: refusal(status) }];

const empty = { firstName: '', lastName: '', email: '', gender: '', country: '', phone: '', packageId: '' } as const;
const typed = {
  firstName: ' Ada ',
  lastName: 'Park',
  email: 'ada@example.com ',
  gender: 'female',
  country: 'Norway',
  phone: '+47 123 45 678',
  packageId: starterId,
} as const;
const payload = {
  firstName: 'Ada',
  lastName: 'Park',
  email: 'ada@example.com',
  gender: 'female',
  country: 'Norway',
  phone: '+47 123 45 678',
  accountPackage: starter,
  package: starterId,
  ...secrets,
};
const noErrors = {
  firstName: null,
  lastName: null,
  email: null,
  gender: null,
  country: null,
  phone: null,
  password: null,
  confirmPassword: null,
};
const allErrors = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Invalid email',
  gender: 'Select gender',
  country: 'Select country',
  phone: 'Phone number is required',
  password: 'Password is required',
  confirmPassword: 'Passwords do not match',
};
const verification = { type: 'navigate', to: '/verification', state: { email: 'ada@example.com' } } as const;

const packages: readonly SignupRow[] = [
  {
    id: 'SIGNUP-1',
    title: 'starts by loading the packages, with an empty form',
    steps: [],
    state: { loadingPackages: 'waiting' },
    context: { fields: empty, errors: noErrors, packages: [] },
    calls: { fetchPackages: [undefined] },
  },
  {
    id: 'SIGNUP-1',
    title: 'the packages fill the select',
    steps: loaded,
    state: 'editing',
    context: { packages: [starter, gold], message: '' },
  },
  {
    id: 'SIGNUP-1',
    title: 'what is typed while they load is kept',
    steps: [{ send: { type: 'field.changed', name: 'firstName', value: 'Ada' } }, ...loaded],
    state: 'editing',
    context: { fields: { ...empty, firstName: 'Ada' } },
  },
  {
    id: 'SIGNUP-3',
    title: 'submitting while they load asks for a package',
    steps: [submit],
    state: { loadingPackages: 'tooEarly' },
    context: { message: 'Please select an investment package to continue' },
    calls: { signup: [] },
  },
  {
    id: 'SIGNUP-3',
    title: 'and loading continues',
    steps: [submit, ...loaded, dismiss],
    state: 'editing',
    context: { packages: [starter, gold], message: '' },
    calls: { fetchPackages: [undefined] },
  },
  {
    id: 'SIGNUP-3',
    title: 'the message stays when the packages arrive',
    steps: [submit, ...loaded],
    state: 'refused',
    context: { packages: [starter, gold], message: 'Please select an investment package to continue' },
  },
  {
    id: 'SIGNUP-3',
    title: 'dismissed before they arrive, the form waits again',
    steps: [submit, dismiss],
    state: { loadingPackages: 'waiting' },
    context: { message: '' },
  },
  {
    id: 'SIGNUP-7',
    title: 'a failure to load replaces the message',
    steps: [submit, { wait: 20_000 }],
    state: 'packagesFailed',
    context: { message: 'network error' },
  },
  {
    id: 'SIGNUP-7',
    title: 'bool false shows the server’s message',
    steps: [{ answer: 'fetchPackages', with: { ...success([starter], false), text: 'No packages today' } }],
    state: 'packagesFailed',
    context: { message: 'No packages today', packages: [] },
  },
  {
    id: 'SIGNUP-7',
    title: 'a failure to load the packages shows the server’s message',
    steps: [{ answer: 'fetchPackages', with: refusal(500) }],
    state: 'packagesFailed',
    context: { message: 'words of 500' },
  },
  {
    id: 'SIGNUP-7',
    title: 'a network failure while they load is reported',
    steps: [{ fail: 'fetchPackages', with: new TransportFailure() }],
    state: 'packagesFailed',
    context: { message: 'network error' },
  },
  {
    id: 'SIGNUP-7',
    title: 'no answer within 20 seconds is a network error',
    steps: [{ wait: 20_000 }],
    state: 'packagesFailed',
    context: { message: 'network error' },
  },
  {
    id: 'SIGNUP-7',
    title: 'a dismissed failure leaves the form without packages',
    steps: [{ wait: 20_000 }, dismiss],
    state: 'editing',
    context: { message: '', packages: [] },
  },
  {
    id: 'SIGNUP-7',
    title: 'loading can be tried again from the form, once the modal is dismissed',
    steps: [{ wait: 20_000 }, dismiss, retry, ...loaded],
    state: 'editing',
    context: { packages: [starter, gold], message: '' },
  },
  {
    id: 'SIGNUP-3',
    title: 'a chosen package that is no longer offered is deselected',
    steps: [...filled, retry, { answer: 'fetchPackages', with: success([gold]) }],
    state: 'editing',
    context: { fields: { ...typed, packageId: '' }, packages: [gold] },
  },
];

const change = (name: 'firstName' | 'lastName' | 'email' | 'country' | 'phone', value: string): SignupStep => ({
  send: { type: 'field.changed', name, value },
});
const press = (password: string): SignupStep => ({
  send: { type: 'submitted', password: new Secret(password), confirmPassword: new Secret(password) },
});

/** Forms with one field that the contract would refuse, otherwise valid: title, also, steps, errors. */
const refused: readonly (readonly [string, string[], SignupStep[], Partial<SignupErrors>])[] = [
  ['an empty password is required', [], [press('')], { password: 'Password is required' }],
  [
    'a password of six characters is not sent',
    ['FIELD-1'],
    [press('sesame')],
    { password: 'password should be 7 characters' },
  ],
  [
    'a password of 129 characters is not sent',
    [],
    [press('x'.repeat(129))],
    { password: 'password should be 128 characters at most' },
  ],
  [
    'a first name of 61 characters is not sent',
    [],
    [change('firstName', 'x'.repeat(61)), submit],
    { firstName: 'First name is required' },
  ],
  [
    'a last name of 61 characters is not sent',
    [],
    [change('lastName', 'x'.repeat(61)), submit],
    { lastName: 'Last name is required' },
  ],
  [
    'an email of 255 characters is not sent',
    [],
    [change('email', `${'x'.repeat(243)}@example.com`), submit],
    { email: 'Invalid email' },
  ],
  ['a country of blanks is not sent', [], [change('country', '  '), submit], { country: 'Select country' }],
  ['a phone number of blanks is required', [], [change('phone', '  '), submit], { phone: 'Phone number is required' }],
  [
    'a phone number with letters is not sent',
    ['FIELD-1'],
    [change('phone', '+47 call me'), submit],
    { phone: 'number is not valid' },
  ],
  [
    'a phone number of four characters is not sent',
    ['FIELD-1'],
    [change('phone', '1234'), submit],
    { phone: 'number is not valid' },
  ],
];

const checks: readonly SignupRow[] = [
  {
    id: 'SIGNUP-3',
    title: 'without a package nothing else is checked',
    steps: [...loaded, submit],
    state: 'refused',
    context: { message: 'Please select an investment package to continue', errors: noErrors },
    calls: { signup: [] },
  },
  {
    id: 'SIGNUP-3',
    title: 'once that is dismissed the form is unchanged',
    steps: [...loaded, submit, dismiss],
    state: 'editing',
    context: { message: '' },
  },
  {
    id: 'SIGNUP-2',
    title: 'all errors are shown at once',
    steps: [
      ...loaded,
      choose,
      { send: { type: 'submitted', password: new Secret(''), confirmPassword: new Secret('x') } },
    ],
    state: 'editing',
    context: { errors: allErrors },
    calls: { signup: [] },
  },
  {
    id: 'SIGNUP-2',
    title: 'submitting clears the errors of the previous attempt',
    steps: [...filled, press('sesame'), submit],
    state: 'submitting',
    context: { errors: noErrors },
  },
  {
    id: 'SIGNUP-2',
    title: 'editing a field clears only its own error',
    steps: [
      ...loaded,
      choose,
      { send: { type: 'submitted', password: new Secret(''), confirmPassword: new Secret('x') } },
      { send: { type: 'field.changed', name: 'phone', value: '+47' } },
      { send: { type: 'field.changed', name: 'password' } },
    ],
    state: 'editing',
    context: {
      errors: { ...allErrors, phone: null, password: null },
      fields: { ...empty, phone: '+47', packageId: starterId },
    },
  },
  ...refused.map(
    ([title, also, steps, errors]): SignupRow => ({
      id: 'SIGNUP-2',
      title,
      also,
      steps: [...filled, ...steps],
      state: 'editing',
      context: { errors: { ...noErrors, ...errors } },
      calls: { signup: [] },
    }),
  ),
  {
    id: 'SIGNUP-2',
    title: 'the longest texts that the contract allows are sent',
    also: ['FIELD-1'],
    steps: [
      ...filled,
      change('firstName', 'x'.repeat(60)),
      change('lastName', 'y'.repeat(60)),
      change('phone', '1'.repeat(20)),
      press('p'.repeat(128)),
    ],
    state: 'submitting',
    context: { errors: noErrors },
    calls: {
      signup: [
        {
          ...payload,
          firstName: 'x'.repeat(60),
          lastName: 'y'.repeat(60),
          phone: '1'.repeat(20),
          password: new Secret('p'.repeat(128)),
          confirmPassword: new Secret('p'.repeat(128)),
        },
      ],
    },
  },
  {
    id: 'SIGNUP-5',
    title: 'the whole form is sent, with the package as object and as id',
    steps: submitted,
    state: 'submitting',
    context: { errors: noErrors },
    calls: { signup: [payload] },
  },
  {
    id: 'SIGNUP-4',
    title: 'repeated presses make one call',
    steps: [...submitted, submit, submit],
    state: 'submitting',
    calls: { signup: [payload] },
  },
];

const answers: readonly SignupRow[] = [
  {
    id: 'SIGNUP-6',
    title: '200 goes to the server’s url with the email',
    also: ['SIGNUP-8'],
    steps: [...submitted, { answer: 'signup', with: success({ url: '/verification' }, true) }],
    state: 'done',
    output: verification,
  },
  {
    id: 'SIGNUP-6',
    title: '200 to another page of this app goes there',
    steps: [...submitted, { answer: 'signup', with: success({ url: '/login?new=1' }, true) }],
    state: 'done',
    output: { ...verification, to: '/login?new=1' },
  },
  ...[null, 'https://evil.example/verification', '//evil.example', '/unknown'].map(
    (url): SignupRow => ({
      id: 'SIGNUP-6',
      title: `200 with url ${url ?? 'missing'} goes to the code page`,
      steps: [...submitted, { answer: 'signup', with: success({ url }, true) }],
      state: 'done',
      output: verification,
    }),
  ),
  {
    id: 'SIGNUP-7',
    title: '200 with bool false shows the server’s message',
    steps: [...submitted, { answer: 'signup', with: { ...refusal(200), text: 'Not now' } }],
    state: 'refused',
    context: { message: 'Not now', fields: typed },
  },
  {
    id: 'SIGNUP-7',
    title: '303 shows a message',
    steps: answered(303),
    state: 'alreadyRegistered',
    context: { message: 'words of 303' },
  },
  {
    id: 'SIGNUP-7',
    title: '303, once dismissed, goes to the login page',
    steps: [...answered(303), dismiss],
    state: 'loggingIn',
    output: { type: 'navigate', to: '/login' },
  },
  ...[422, 500, 300, 429].map(
    (status): SignupRow => ({
      id: 'SIGNUP-7',
      title: `${status} shows the response text`,
      also: ['ERR-1'],
      steps: answered(status),
      state: 'refused',
      context: { message: `words of ${status}`, fields: typed },
    }),
  ),
  {
    id: 'SIGNUP-7',
    title: 'a dismissed refusal leaves the form unchanged',
    steps: [...answered(422), dismiss],
    state: 'editing',
    context: { message: '', fields: typed },
  },
  {
    id: 'SIGNUP-7',
    title: 'a network failure is reported and keeps what was typed',
    steps: [...submitted, { fail: 'signup', with: new TransportFailure() }],
    state: 'refused',
    context: { message: 'network error', fields: typed },
  },
  {
    id: 'SIGNUP-7',
    title: 'no answer within 20 seconds is a network error',
    steps: [...submitted, { wait: 20_000 }],
    state: 'refused',
    context: { message: 'network error', fields: typed },
  },
];

/** The status table of signing up. */
export const signupSpec: readonly SignupRow[] = [...packages, ...checks, ...answers];
