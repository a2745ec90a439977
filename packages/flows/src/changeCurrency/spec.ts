import { TransportFailure, Unauthorized } from '../reply.ts';
import { ada, adaId, refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { changeCurrencyMachine } from './machine.ts';

type CurrencyStep = Step<typeof changeCurrencyMachine>;
type CurrencyRow = Row<typeof changeCurrencyMachine>;

const input = { user: adaId, currency: 'USD' };
const euro = { name: 'Euro', code: 'EUR' };
const krone = { name: 'Norwegian Krone', code: 'NOK' };
const dollar = { name: 'US Dollar', code: 'USD' };
const open: CurrencyStep = { send: { type: 'opened' } };
const pick = (currency: typeof euro): CurrencyStep => ({ send: { type: 'picked', currency } });
const submit: CurrencyStep = { send: { type: 'submitted' } };
const close: CurrencyStep = { send: { type: 'closed' } };
const dismiss: CurrencyStep = { send: { type: 'message.dismissed' } };
const submitted: readonly CurrencyStep[] = [open, pick(euro), submit];
const european = { ...ada, currency: 'EUR' };
const answered: CurrencyStep = { answer: 'changeCurrency', with: success(european, true) };
const call = { name: 'Euro', code: 'EUR', user: adaId };
const emitted = [{ type: 'userUpdated', user: european }] as const;

/** The status table of the currency picker. */
export const changeCurrencySpec: readonly CurrencyRow[] = [
  {
    id: 'CUR-1',
    title: 'starts closed',
    also: ['SET-1'],
    input,
    steps: [],
    state: 'closed',
    context: { currency: 'USD', picked: null, message: '' },
  },
  {
    id: 'CUR-1',
    title: 'opens without a selection',
    input,
    steps: [open],
    state: 'choosing',
    context: { picked: null },
  },
  {
    id: 'CUR-1',
    title: 'nothing is sent without a selection',
    input,
    steps: [open, submit],
    state: 'choosing',
    calls: { changeCurrency: [] },
  },
  {
    id: 'CUR-1',
    title: 'the last choice counts',
    input,
    steps: [open, pick(krone), pick(euro)],
    state: 'choosing',
    context: { picked: euro },
  },
  {
    id: 'CUR-1',
    title: 'closing discards the selection',
    input,
    steps: [open, pick(euro), close],
    state: 'closed',
    context: { picked: null },
    calls: { changeCurrency: [] },
  },
  {
    id: 'CUR-1',
    title: 'selecting the current currency closes without a call',
    input,
    steps: [open, pick(dollar), submit],
    state: 'closed',
    context: { picked: null },
    calls: { changeCurrency: [] },
  },
  {
    id: 'CUR-1',
    title: 'name, code and user are sent once, and the picker stays open',
    input,
    steps: [...submitted, submit, close, pick(krone)],
    state: 'saving',
    context: { picked: euro },
    calls: { changeCurrency: [call] },
  },
  {
    id: 'CUR-1',
    title: '200 closes the picker and passes on the updated user',
    also: ['SET-1'],
    input,
    steps: [...submitted, answered],
    state: 'closed',
    context: { currency: 'EUR', picked: null },
    emitted,
  },
  {
    id: 'CUR-1',
    title: 'the new currency is the current one from then on',
    input,
    steps: [...submitted, answered, open, pick(euro), submit],
    state: 'closed',
    calls: { changeCurrency: [call] },
    emitted,
  },
  {
    id: 'ERR-1',
    title: '200 without a user is an unexpected error',
    input,
    steps: [...submitted, { answer: 'changeCurrency', with: { ...success(ada), body: null } }],
    state: 'refused',
    context: { message: 'An unexpected error occurred.', picked: euro, currency: 'USD' },
  },
  {
    id: 'ERR-1',
    title: 'bool false shows the server’s message',
    input,
    steps: [...submitted, { answer: 'changeCurrency', with: { ...success(european, false), text: 'Not today' } }],
    state: 'refused',
    context: { message: 'Not today', currency: 'USD' },
  },
  ...[404, 300, 403, 422, 429, 500].map(
    (status): CurrencyRow => ({
      id: 'ERR-1',
      title: `${status} shows the response text and keeps the selection`,
      input,
      steps: [...submitted, { answer: 'changeCurrency', with: refusal(status) }],
      state: 'refused',
      context: { message: `words of ${status}`, picked: euro },
    }),
  ),
  {
    id: 'ERR-1',
    title: 'dismissed, the picker is open with the selection',
    input,
    steps: [...submitted, { answer: 'changeCurrency', with: refusal(422) }, dismiss],
    state: 'choosing',
    context: { message: '', picked: euro },
  },
  {
    id: 'LOGIN-7',
    title: 'a network failure is reported',
    input,
    steps: [...submitted, { fail: 'changeCurrency', with: new TransportFailure() }],
    state: 'refused',
    context: { message: 'network error', picked: euro },
  },
  {
    id: 'LOGIN-7',
    title: 'no answer within 20 seconds is a network error',
    input,
    steps: [...submitted, { wait: 20_000 }],
    state: 'refused',
    context: { message: 'network error' },
  },
  {
    id: 'ERR-2',
    title: 'a revoked token: no modal',
    input,
    steps: [...submitted, { fail: 'changeCurrency', with: new Unauthorized() }],
    state: 'choosing',
    context: { message: '', picked: euro },
  },
];
