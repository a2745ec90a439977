import { TransportFailure, Unauthorized } from '../reply.ts';
import { Secret } from '../secret.ts';
import { noon } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { sendAssetsMachine } from './machine.ts';
import type { LookUpAnswer, PreparedSend, SendAssetsInput } from './types.ts';

type SendStep = Step<typeof sendAssetsMachine>;
type SendRow = Row<typeof sendAssetsMachine>;
type Rest = Omit<SendRow, 'id' | 'title' | 'steps'>;

const from = { chain: 'ethereum', network: 'test', address: '0xada' };
const input: SendAssetsInput = { from, asset: 'ETH', isOpen: true };
const locked: SendAssetsInput = { ...input, isOpen: false };
const draft = { to: ' 0xbob ', asset: 'ETH', amount: '0.5', all: false, speed: 'normal' } as const;
const prepared: PreparedSend = {
  unsigned: '0x02',
  to: '0xbob',
  asset: 'ETH',
  amount: '0.5',
  fee: '0.001',
  opening: null,
  usualFee: null,
  isToContract: false,
  left: '1',
  amountBefore: null,
  needed: 2,
  isReplaceable: true,
  expiry: null,
  usualMs: 0,
};
const one = { bytes: '0xbytes', txId: '0xone', purpose: 'send' } as const;
const before = { draft, prepared, signed: [one], waitedMs: 60_000 };
const resumed: SendAssetsInput = { ...input, resumed: before };

const send = (event: Extract<SendStep, { send: unknown }>['send']): SendStep => ({ send: event });
const typeTo = send({ type: 'field.changed', name: 'to', value: draft.to });
const typeAmount = send({ type: 'field.changed', name: 'amount', value: draft.amount });
const more = send({ type: 'field.changed', name: 'amount', value: '0.52' });
const submit = send({ type: 'submitted' });
const confirm = send({ type: 'confirmed' });
const edit = send({ type: 'edited' });
const faster = send({ type: 'faster.requested' });
const takeBack = send({ type: 'cancel.requested' });
const checkOutcome = send({ type: 'check.requested' });
const rebroadcast = send({ type: 'rebroadcast.requested' });
const close = send({ type: 'closed' });
const dismiss = send({ type: 'message.dismissed' });
const passcode = new Secret('274910');
const enter = send({ type: 'key.submitted', passcode });
const asks: SendStep = { answer: 'signSend', with: { kind: 'needsKey' } };
const wrong: SendStep = { answer: 'signSend', with: { kind: 'wrong', failedAttempts: 1, retryAt: 0, at: noon } };
const held: SendStep = {
  answer: 'signSend',
  with: { kind: 'held', failedAttempts: 6, retryAt: noon + 30_000, at: noon },
};
const open = send({ type: 'vaultOpened', wallet: from });
const lock = send({ type: 'vaultLocked' });
const ready: SendStep = { answer: 'prepareSend', with: { kind: 'ready', prepared } };
const signedAs = (txId: string): SendStep => ({ answer: 'signSend', with: { kind: 'signed', bytes: '0xbytes', txId } });
const signed = signedAs('0xone');
const newer: PreparedSend = { ...prepared, unsigned: '0x03' };
const renewedAs = (its: PreparedSend): SendStep => ({
  answer: 'signSend',
  with: { kind: 'signed', bytes: '0xbytes', txId: '0xone', renewed: its },
});
const renewed = renewedAs(newer);
const incomplete = renewedAs({ ...newer, fee: '' });
const accepted: SendStep = { answer: 'broadcast', with: { kind: 'accepted' } };
const rejected: SendStep = { answer: 'broadcast', with: { kind: 'rejected', text: 'nonce too low' } };
const cut: SendStep = { fail: 'broadcast', with: new TransportFailure() };
const lookUpAnswer = (answer: LookUpAnswer): SendStep => ({ answer: 'lookUp', with: answer });
const found = (txId: string, confirmations: number) => lookUpAnswer({ kind: 'found', txId, confirmations });
const unknown = lookUpAnswer({ kind: 'unknown' });
const poll: SendStep = { wait: 3000 };

const typed = [typeTo, typeAmount];
const toReview = [...typed, submit, ready];
const toSigning = [...toReview, confirm];
const toConfirming: readonly SendStep[] = [
  ...typed,
  submit,
  { answer: 'prepareSend', with: { kind: 'ready', prepared, needsKey: true } },
];
const toBroadcast = [...toSigning, signed];
const toPending = [...toBroadcast, accepted];
const toUnknown = [...toBroadcast, cut, unknown];
const change: PreparedSend = { ...prepared, amount: '0.4', amountBefore: '0.5' };
const readyToChange: SendStep = { answer: 'prepareSend', with: { kind: 'ready', prepared: change } };
const toChange = (how: SendStep) => [...toPending, how, readyToChange, confirm, signedAs('0xtwo')];

const expiring: PreparedSend = { ...prepared, expiry: { kind: 'block', height: 150 }, usualMs: 6000 };
const toExpiring = [
  ...typed,
  submit,
  { answer: 'prepareSend', with: { kind: 'ready', prepared: expiring } },
  confirm,
  signed,
  accepted,
] satisfies readonly SendStep[];
const minuteOfLookUps = [...toPending, ...Array.from({ length: 20 }, () => [poll, found('0xone', 0)]).flat()];

const call = { from, draft: { ...draft, to: '0xbob' }, purpose: 'send', replaces: null };
const notPrepared = 'We couldn’t prepare the transfer. Nothing new was sent.';
const notSigned = 'The transfer was not signed. Nothing new was sent.';
const outcomeUnknown =
  'We got no answer, so the transfer may or may not have been sent. Check its status before you send again.';
const dropped =
  'The network doesn’t know this transfer. As far as it knows, your money hasn’t moved. You can send the same transfer again: it can only go through once.';
const unreachable =
  'The network isn’t responding properly. Nothing new was sent. Your details are still here, so you can try again.';
const coinUnproved =
  'The network didn’t provide the transaction that one of your coins came from, so we can’t check its value. Nothing new was sent. Try again later.';
const coinFalse =
  'The network gave one of your coins a value that its own transaction doesn’t confirm. A false value can hide a higher fee, so nothing new was signed or sent.';
const wouldFail = 'The network would reject this transfer. Nothing new was sent.';
const failed = 'The transfer failed on the network. Only the fee was paid.';
const expired =
  'The transfer expired before the network carried it out. Your money hasn’t moved. You can send it again.';
const replaced =
  'Another transfer from this address replaced this one, so it can no longer go through and moved nothing.';
const notTracked = 'We can’t reach the network right now. The transfer continues.';
const noAnswer: SendStep = { wait: 20_000 };
const empty = { to: null, amount: null };
const toWallet = { type: 'navigate', to: '/wallet' } as const;

const row = (title: string, steps: readonly SendStep[], rest: Rest): SendRow => ({
  id: 'WALLET-5',
  title,
  input,
  steps,
  ...rest,
});

/** The status table of sending. */
export const sendAssetsSpec: readonly SendRow[] = [
  row('starts with an empty form', [], { state: 'editing', context: { errors: empty, signed: [], message: '' } }),
  row('a transfer from an earlier visit is looked up first (F-4)', [], {
    input: resumed,
    state: 'reconciling',
    context: { draft, signed: [one], isOpen: true },
    calls: { lookUp: [{ from, txIds: ['0xone'] }] },
  }),
  row('it continues if the network has it', [found('0xone', 0)], { input: resumed, state: 'pending' }),
  row('a replacement with a higher fee from an earlier visit is looked up too', [], {
    input: { ...resumed, resumed: { ...before, signed: [{ ...one, purpose: 'faster' }] } },
    state: 'reconciling',
    context: { purpose: 'faster', prepared, reviewed: [prepared], waitedMs: 60_000 },
  }),
  row('submitting an empty form shows what is missing', [submit], {
    state: 'editing',
    context: { errors: { to: 'Enter the address to send to.', amount: 'Enter an amount above zero.' } },
    calls: { prepareSend: [] },
  }),
  row('editing a field clears only its own error', [submit, typeTo], {
    state: 'editing',
    context: { errors: { to: null, amount: 'Enter an amount above zero.' } },
  }),
  row('a valid form is prepared once, without surrounding blanks', [...typed, submit, submit], {
    state: 'preparing',
    calls: { prepareSend: [call] },
  }),
  row(
    'sending the whole balance needs no amount',
    [typeTo, send({ type: 'field.changed', name: 'all', value: true }), submit],
    {
      state: 'preparing',
      calls: { prepareSend: [{ ...call, draft: { ...call.draft, amount: '', all: true } }] },
    },
  ),
  row(
    'an address that the chain does not accept shows its error',
    [...typed, submit, { answer: 'prepareSend', with: { kind: 'invalid', field: 'to', text: 'Wrong network.' } }],
    {
      state: 'editing',
      context: { errors: { to: 'Wrong network.', amount: null }, draft },
    },
  ),
  row(
    'an amount that cannot be sent shows its error',
    [...typed, submit, { answer: 'prepareSend', with: { kind: 'invalid', field: 'amount', text: 'Too much.' } }],
    {
      state: 'editing',
      context: { errors: { to: null, amount: 'Too much.' } },
    },
  ),
  row(
    'a new attempt clears the errors of the previous one',
    [
      ...typed,
      submit,
      { answer: 'prepareSend', with: { kind: 'invalid', field: 'to', text: 'Wrong network.' } },
      submit,
    ],
    {
      state: 'preparing',
      context: { errors: empty },
    },
  ),
  ...(
    [
      ['a failing preparation', { fail: 'prepareSend', with: new TransportFailure() }],
      ['a preparation that never ends', noAnswer],
      ['an invalid answer', { answer: 'prepareSend', with: { kind: 'ready', prepared: { ...prepared, fee: '' } } }],
    ] as const
  ).map(([title, step]) =>
    row(`${title} sends nothing and says so`, [...typed, submit, step], {
      state: 'editing',
      context: { draft, message: notPrepared },
    }),
  ),
  row(
    'a network that cannot be reached is reported, and the form stays',
    [...typed, submit, { answer: 'prepareSend', with: { kind: 'unreachable' } }],
    { state: 'editing', context: { draft, message: unreachable } },
  ),
  row(
    'a network that does not return the transaction of a coin is reported',
    [...typed, submit, { answer: 'prepareSend', with: { kind: 'coinUnproved' } }],
    { state: 'editing', context: { draft, message: coinUnproved } },
  ),
  row(
    'a network that reports a coin value different from its transaction is reported',
    [...typed, submit, { answer: 'prepareSend', with: { kind: 'coinFalse' } }],
    { state: 'editing', context: { draft, message: coinFalse } },
  ),
  row(
    'a network that would reject the transfer is reported',
    [...typed, submit, { answer: 'prepareSend', with: { kind: 'wouldFail' } }],
    { state: 'editing', context: { draft, message: wouldFail } },
  ),
  {
    ...row(
      'a revoked token is reported by the session: no message',
      [...typed, submit, { fail: 'prepareSend', with: new Unauthorized() }],
      { state: 'editing', context: { draft, message: '' } },
    ),
    id: 'ERR-2',
  },
  row('the review shows what will be signed, fee included', toReview, {
    state: 'reviewing',
    context: { prepared, message: '' },
  }),
  row('from the review the form can be edited again', [...toReview, edit], { state: 'editing', context: { draft } }),
  row('the review can be left', [...toReview, close], { state: 'left', output: toWallet }),
  row('an unlocked wallet signs once, even with repeated presses', [...toSigning, confirm], {
    state: 'signing',
    calls: { signSend: [{ from, prepared, key: null }] },
  }),
  row('with a locked wallet it waits for the unlock', toSigning, {
    input: locked,
    state: 'awaitingUnlock',
    context: { draft, prepared },
    calls: { signSend: [] },
  }),
  row('it signs as soon as the wallet is unlocked', [...toSigning, open], {
    input: locked,
    state: 'signing',
    context: { isOpen: true },
    calls: { signSend: [{ from, prepared, key: null }] },
  }),
  row('while waiting for the unlock the form can be edited again', [...toSigning, edit], {
    input: locked,
    state: 'editing',
    context: { draft },
  }),
  row('the wait for the unlock can be left', [...toSigning, close], { input: locked, state: 'left', output: toWallet }),
  row('locking the wallet keeps the form', [...typed, lock], { state: 'editing', context: { draft, isOpen: false } }),
  row('editing during the preparation cancels it and returns to the form', [...typed, submit, more], {
    state: 'editing',
    context: { draft: { ...draft, amount: '0.52' }, prepared: null },
  }),
  row('the next submit prepares the edited form', [...typed, submit, more, submit], {
    state: 'preparing',
    calls: { prepareSend: [call, { ...call, draft: { ...call.draft, amount: '0.52' } }] },
  }),
  row('editing is ignored while a replacement is prepared', [...toPending, faster, more], {
    state: 'preparing',
    context: { draft },
  }),
  row('locking the wallet does not cancel the preparation', [...typed, submit, lock], {
    state: 'preparing',
    context: { isOpen: false },
  }),
  row('when locked during the review, confirming asks for the passcode', [...toReview, lock, confirm], {
    state: 'awaitingUnlock',
    context: { draft, prepared },
  }),
  row('when unlocked during the review, confirming signs immediately', [...toReview, open, confirm], {
    input: locked,
    state: 'signing',
  }),
  row('locking the wallet cancels the signing, and nothing is sent', [...toSigning, lock], {
    state: 'awaitingUnlock',
    context: { draft, prepared, signed: [], isOpen: false },
    calls: { broadcast: [] },
  }),
  row('after the next unlock it is signed again', [...toSigning, lock, open], {
    state: 'signing',
    calls: {
      signSend: [
        { from, prepared, key: null },
        { from, prepared, key: null },
      ],
    },
  }),
  row('locking the wallet does not cancel the broadcast', [...toBroadcast, lock], {
    state: 'broadcasting',
    context: { isOpen: false },
  }),
  row('locking the wallet does not affect a pending transfer', [...toPending, lock], {
    state: 'pending',
    context: { isOpen: false },
  }),
  ...(
    [
      ['a refused signature', { answer: 'signSend', with: { kind: 'refused' } }],
      ['a failing signature', { fail: 'signSend', with: new Error('') }],
      ['a signature that never arrives', noAnswer],
    ] as const
  ).map(([title, step]) =>
    row(`${title} sends nothing and says so`, [...toSigning, step], {
      state: 'reviewing',
      context: { signed: [], message: notSigned },
      calls: { broadcast: [] },
    }),
  ),
  row('a new attempt to sign clears the message of the previous one', [...toSigning, noAnswer, confirm], {
    state: 'signing',
    context: { message: '' },
  }),
  row('so does an attempt that waits for the passcode', [...toSigning, noAnswer, lock, confirm], {
    state: 'awaitingUnlock',
    context: { message: '' },
  }),
  row('the form can be left', [close], { state: 'left', output: toWallet }),
  row('it cannot be left while signing', [...toSigning, close], { state: 'signing' }),
  row('it cannot be left during the broadcast', [...toBroadcast, close], { state: 'broadcasting' }),
  row('the signed bytes are broadcast', toBroadcast, {
    state: 'broadcasting',
    context: { signed: [one] },
    calls: { broadcast: [{ from, signed: one, isRepeated: false }] },
  }),
  row('a broadcast that the network accepts is pending', toPending, {
    state: 'pending',
    context: { confirmations: 0, message: '' },
  }),
  row('a broadcast that the network rejects sent nothing', [...toBroadcast, rejected], {
    state: 'rejected',
    context: { ending: 'refused', message: 'The network rejected the transfer. Nothing was sent.' },
  }),
  row('a dismissed rejection leaves the form unchanged', [...toBroadcast, rejected, dismiss], {
    state: 'editing',
    context: { draft, signed: [], prepared: null, ending: null, message: '' },
  }),
  row('what was signed is the transfer as it was renewed', [...toSigning, renewed], {
    state: 'broadcasting',
    context: { prepared: newer, reviewed: [newer], signed: [one] },
  }),
  row('a renewed transfer that is incomplete is not broadcast', [...toSigning, incomplete], {
    state: 'reviewing',
    context: { message: notSigned, signed: [] },
  }),
  ...(
    [
      ['a lost answer', cut],
      ['no answer', noAnswer],
      ['an invalid answer', { answer: 'broadcast', with: null as never }],
    ] as const
  ).map(([title, step]) =>
    row(`${title} is looked up, not sent again`, [...toBroadcast, step], {
      state: 'reconciling',
      context: { message: outcomeUnknown },
      calls: { broadcast: [{ from, signed: one, isRepeated: false }], lookUp: [{ from, txIds: ['0xone'] }] },
    }),
  ),
  row('a transfer that is found is pending', [...toBroadcast, cut, found('0xone', 1)], {
    state: 'pending',
    context: { confirmations: 1, message: '' },
  }),
  row(
    'a failed transfer says what happened to the money',
    [...toBroadcast, cut, lookUpAnswer({ kind: 'failed', text: 'reverted' })],
    {
      state: 'rejected',
      context: { ending: 'failed', message: failed },
    },
  ),
  row('a transfer that the network does not know has not moved the money', toUnknown, {
    state: 'unresolved',
    context: { isLookedUp: true, message: dropped },
  }),
  ...(
    [
      ['a failing look-up', { fail: 'lookUp', with: new TransportFailure() }],
      ['a look-up that never ends', noAnswer],
      ['a look-up that finds something else', found('0xother', 2)],
    ] as const
  ).map(([title, step]) =>
    row(`${title} leaves the outcome unknown`, [...toBroadcast, cut, step], {
      state: 'unresolved',
      context: { isLookedUp: false, message: outcomeUnknown },
    }),
  ),
  row('a transfer with an unknown outcome can be looked up again', [...toUnknown, checkOutcome], {
    state: 'reconciling',
  }),
  ...(
    [
      ['a failing look-up', { fail: 'lookUp', with: new Error('offline') }],
      ['a look-up that never ends', noAnswer],
      ['a look-up that finds something else', found('0xother', 2)],
    ] as const
  ).map(([title, step]) =>
    row(
      `${title} at the second attempt withdraws the message that the network does not know it`,
      [...toUnknown, checkOutcome, step],
      {
        state: 'unresolved',
        context: { message: outcomeUnknown },
      },
    ),
  ),
  row('the same bytes can be sent again', [...toUnknown, rebroadcast], {
    state: 'broadcasting',
    calls: {
      broadcast: [
        { from, signed: one, isRepeated: false },
        { from, signed: one, isRepeated: true },
      ],
      signSend: [{ from, prepared, key: null }],
    },
  }),
  row(
    'the same bytes cannot be sent again while the outcome is looked up',
    [...toBroadcast, cut, noAnswer, rebroadcast],
    {
      state: 'reconciling',
      calls: { broadcast: [{ from, signed: one, isRepeated: false }] },
    },
  ),
  row('a transfer with an unknown outcome can be left', [...toUnknown, close], { state: 'left', output: toWallet }),
  row('the look-up can be left', [...toBroadcast, cut, close], { state: 'left', output: toWallet }),
  row('a pending transfer is not looked up for 3 seconds', [...toPending, { wait: 2999 }], {
    state: 'pending',
    calls: { lookUp: [] },
  }),
  row('after 3 seconds a pending transfer is looked up', [...toPending, poll], {
    state: 'tracking',
    calls: { lookUp: [{ from, txIds: ['0xone'] }] },
  }),
  row('with too few confirmations it stays pending', [...toPending, poll, found('0xone', 1)], {
    state: 'pending',
    context: { confirmations: 1 },
  }),
  row('with enough confirmations it is sent', [...toPending, poll, found('0xone', 2)], {
    state: 'sent',
    context: { confirmations: 2, message: 'The transfer is confirmed.' },
  }),
  row('a confirmed transfer can be left', [...toPending, poll, found('0xone', 2), close], {
    state: 'left',
    output: toWallet,
  }),
  row(
    'a pending transfer that fails on the network is reported',
    [...toPending, poll, lookUpAnswer({ kind: 'failed', text: 'reverted' })],
    {
      state: 'rejected',
      context: { ending: 'failed', message: failed },
    },
  ),
  row('a pending transfer that the network dropped is reported', [...toPending, poll, unknown], {
    state: 'unresolved',
    context: { isLookedUp: true, message: dropped },
  }),
  ...(
    [
      ['a failing look-up', { fail: 'lookUp', with: new TransportFailure() }],
      ['a look-up that never ends', noAnswer],
      ['a look-up that finds something else', found('0xother', 2)],
    ] as const
  ).map(([title, step]) =>
    row(`while pending, ${title} is tried again`, [...toPending, poll, step], {
      state: 'pending',
      context: { message: notTracked },
    }),
  ),
  row('the next successful look-up clears the message', [...toPending, poll, noAnswer, poll, found('0xone', 1)], {
    state: 'pending',
    context: { message: '' },
  }),
  row('a pending transfer can be left', [...toPending, close], { state: 'left', output: toWallet }),
  row('a pending transfer can be left during a look-up', [...toPending, poll, close], {
    state: 'left',
    output: toWallet,
  }),
  row('after the first minute it is no longer looked up every 3 seconds (W-27)', [...minuteOfLookUps, poll], {
    state: 'pending',
    context: { waitedMs: 60_000 },
  }),
  row('after the first minute it is looked up every 15 seconds', [...minuteOfLookUps, { wait: 15_000 }], {
    state: 'tracking',
    context: { waitedMs: 75_000 },
  }),
  ...(
    [
      ['expired', expired],
      ['replaced', replaced],
    ] as const
  ).flatMap(([kind, text]) => [
    row(
      `a ${kind} transfer ends with what happened to the money (W-5, W-22)`,
      [...toPending, poll, lookUpAnswer({ kind })],
      {
        state: 'rejected',
        context: { ending: kind, message: text },
      },
    ),
    row(
      `a ${kind} transfer whose outcome was unknown ends too, and the form can be sent again`,
      [...toUnknown, checkOutcome, lookUpAnswer({ kind }), dismiss],
      { state: 'editing', context: { draft, signed: [], prepared: null, message: '' } },
    ),
  ]),
  row('a transfer that was dropped before it expired is broadcast again (W-5)', [...toExpiring, poll, unknown], {
    state: 'repeating',
    calls: {
      broadcast: [
        { from, signed: one, isRepeated: false },
        { from, signed: one, isRepeated: true },
      ],
      signSend: [{ from, prepared: expiring, key: null }],
    },
  }),
  ...(
    [
      ['accepted', accepted, ''],
      ['refused', rejected, ''],
      ['lost', cut, notTracked],
      ['never answered', noAnswer, notTracked],
    ] as const
  ).map(([title, step, message]) =>
    row(`broadcast again and ${title}, it is still pending`, [...toExpiring, poll, unknown, step], {
      state: 'pending',
      context: { signed: [one], message },
    }),
  ),
  row('the repeated broadcast can be left', [...toExpiring, poll, unknown, close], {
    state: 'left',
    output: toWallet,
  }),
  row(
    'a transfer that is not late cannot be replaced (W-40)',
    [...toExpiring, faster, takeBack, poll, found('0xone', 0), faster],
    {
      state: 'pending',
      context: { waitedMs: 3000, purpose: 'send' },
    },
  ),
  row(
    'a late transfer can be replaced (W-40)',
    [...toExpiring, poll, found('0xone', 0), poll, found('0xone', 0), faster],
    {
      state: 'preparing',
      context: { waitedMs: 6000, purpose: 'faster' },
    },
  ),
  row('a replacement starts its own waiting time', [...toChange(faster), accepted], {
    state: 'pending',
    context: { waitedMs: 0 },
  }),
  ...(
    [
      ['faster', faster],
      ['cancel', takeBack],
    ] as const
  ).flatMap(([purpose, how]) => [
    row(`${purpose}: a replacement is prepared`, [...toPending, how], {
      state: 'preparing',
      context: { purpose },
      calls: { prepareSend: [call, { ...call, purpose, replaces: one }] },
    }),
    row(`${purpose}: the signed replacement is broadcast`, toChange(how), {
      state: 'broadcasting',
      context: { signed: [{ ...one, txId: '0xtwo', purpose }, one] },
    }),
    row(`${purpose}: both transfers are looked up`, [...toChange(how), accepted, poll], {
      state: 'tracking',
      calls: { lookUp: [{ from, txIds: ['0xtwo', '0xone'] }] },
    }),
    row(
      `${purpose}: the original transfer may be confirmed anyway`,
      [...toChange(how), accepted, poll, found('0xone', 2)],
      { state: 'sent' },
    ),
    row(`${purpose}: a rejected replacement leaves the original transfer unchanged`, [...toChange(how), rejected], {
      state: 'pending',
      context: {
        signed: [one],
        prepared,
        reviewed: [prepared],
        message: 'The network rejected the change. The original transfer continues.',
      },
    }),
    row(`${purpose}: a failed preparation leaves the original transfer unchanged`, [...toPending, how, noAnswer], {
      state: 'pending',
      context: { signed: [one], message: notPrepared },
    }),
    row(
      `${purpose}: going back from the review leaves the original transfer unchanged`,
      [...toPending, how, readyToChange, edit],
      {
        state: 'pending',
        context: { signed: [one], prepared },
      },
    ),
    row(
      `${purpose}: closing the review leaves the original transfer unchanged`,
      [...toPending, how, readyToChange, close],
      {
        state: 'pending',
        context: { signed: [one], prepared },
      },
    ),
    row(
      `${purpose}: closing the wait for the passcode leaves the original transfer unchanged`,
      [...toPending, lock, how, readyToChange, confirm, close],
      {
        state: 'pending',
        context: { signed: [one], prepared },
      },
    ),
  ]),
  ...(
    [
      [
        'a refusal',
        { answer: 'prepareSend', with: { kind: 'invalid', field: 'amount', text: 'Too much.' } },
        'Too much.',
      ],
      ['a network that cannot be reached', { answer: 'prepareSend', with: { kind: 'unreachable' } }, unreachable],
      ['a false value of a coin', { answer: 'prepareSend', with: { kind: 'coinFalse' } }, coinFalse],
      ['a revoked token', { fail: 'prepareSend', with: new Unauthorized() }, ''],
      ['a failure', { fail: 'prepareSend', with: new TransportFailure() }, notPrepared],
    ] as const
  ).map(([title, step, message]) =>
    row(
      `faster: ${title} during the preparation leaves the original transfer unchanged`,
      [...toPending, faster, step],
      {
        state: 'pending',
        context: { signed: [one], message },
      },
    ),
  ),
  row(
    'speeding up: cancelling while the wallet is locked leaves the transfer unchanged',
    [...toPending, lock, faster, ready, confirm, edit],
    {
      state: 'pending',
      context: { signed: [one] },
    },
  ),
  row(
    'a confirmed replacement with a higher fee has moved the money',
    [...toChange(faster), accepted, poll, found('0xtwo', 2)],
    {
      state: 'sent',
    },
  ),
  row('a confirmed cancellation has not moved the money', [...toChange(takeBack), accepted, poll, found('0xtwo', 2)], {
    state: 'cancelled',
    context: { confirmations: 2, message: 'The transfer was cancelled. Only the fee was paid.' },
  }),
  row(
    'a cancellation with too few confirmations stays pending',
    [...toChange(takeBack), accepted, poll, found('0xtwo', 1)],
    {
      state: 'pending',
    },
  ),
  row('a cancelled transfer can be left', [...toChange(takeBack), accepted, poll, found('0xtwo', 2), close], {
    state: 'left',
    output: toWallet,
  }),
  row('a cancellation cannot be replaced', [...toChange(takeBack), accepted, takeBack, faster], {
    state: 'pending',
  }),
  row('a transfer with a confirmation cannot be replaced', [...toPending, poll, found('0xone', 1), takeBack, faster], {
    state: 'pending',
  }),
  row(
    'a transfer that the chain cannot replace is not replaced',
    [
      ...typed,
      submit,
      { answer: 'prepareSend', with: { kind: 'ready', prepared: { ...prepared, isReplaceable: false } } },
      confirm,
      signed,
      accepted,
      takeBack,
      faster,
    ],
    { state: 'pending' },
  ),
  ...(
    [
      ['the review of a transfer that the wallet asks about has a field for the passcode', toConfirming, ''],
      ['a wallet that asks only when it signs leads to the same field', [...toSigning, asks], ''],
      ['a wrong passcode signs nothing, and keeps the review', [...toConfirming, enter, wrong], 'Wrong passcode.'],
      [
        'so does a passcode during the pause',
        [...toConfirming, enter, held],
        'Too many wrong passcodes. Wait a moment before you try again.',
      ],
      [
        'another passkey is not the wallet’s',
        [...toConfirming, enter, { answer: 'signSend', with: { kind: 'otherPasskey' } }],
        'This passkey doesn’t open the wallet. Use your passcode.',
      ],
    ] as const
  ).map(([title, steps, keyError]) => ({
    ...row(title, steps, {
      state: 'confirming',
      context: { draft, prepared, signed: [], needsKey: true, keyError, message: '' },
      calls: { broadcast: [] },
    }),
    id: 'WALLET-15',
  })),
  ...(
    [
      ['the passcode signs exactly what was reviewed', toConfirming],
      ['after a wrong passcode the right one signs', [...toConfirming, enter, wrong]],
    ] as const
  ).map(([title, steps]) => ({
    ...row(title, [...steps, enter], { state: 'signing', context: { keyError: '' } }),
    id: 'WALLET-15',
  })),
  {
    ...row('once signed it is no longer asked for', [...toConfirming, enter, signed], {
      state: 'broadcasting',
      context: { signed: [one], needsKey: false },
    }),
    id: 'WALLET-15',
  },
  {
    ...row(
      'when the wallet was locked meanwhile, it is unlocked first, and nothing is signed',
      [...toConfirming, enter, wrong, lock, enter],
      {
        state: 'awaitingUnlock',
        context: { draft, prepared, signed: [], isOpen: false, keyError: '' },
        calls: { broadcast: [] },
      },
    ),
    id: 'WALLET-15',
  },
  {
    ...row('from the question the form can be edited again', [...toConfirming, edit], {
      state: 'editing',
      context: { draft },
    }),
    id: 'WALLET-15',
  },
  {
    ...row('the question can be left', [...toConfirming, close], { state: 'left', output: toWallet }),
    id: 'WALLET-15',
  },
  ...(
    [
      ['closing', close],
      ['going back from', edit],
    ] as const
  ).map(([title, step]) => ({
    ...row(
      `${title} the question about a replacement leaves the original transfer unchanged`,
      [
        ...toPending,
        faster,
        { answer: 'prepareSend', with: { kind: 'ready', prepared: change, needsKey: true } },
        step,
      ],
      { state: 'pending', context: { signed: [one], prepared, needsKey: false } },
    ),
    id: 'WALLET-15',
  })),
];
