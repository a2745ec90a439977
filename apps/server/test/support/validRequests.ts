import type { OperationId } from '@keel/contract';
import { multipart } from './form.ts';
import type { FullInvestor } from './fullInvestor.ts';
import { png } from './images.ts';
import { type Keel, type Sent, signupBody } from './keel.ts';
import { depositBody, withdrawBody } from './money.ts';
import { partsOf, policyFor } from './uploads.ts';

/** A valid request of each operation by the investor. Operations without inputs are omitted. */
export async function validRequests(
  keel: Keel,
  who: FullInvestor,
): Promise<Readonly<Partial<Record<OperationId, Sent>>>> {
  const { email, token } = who;
  const user = who.user._id;
  const [folder = '', name = ''] = who.photo.split('/');
  const form = multipart(partsOf(await policyFor(keel, token), png()));
  const bodies: Partial<Record<OperationId, object>> = {
    login: { email, password: 'not-the-password' },
    continueAs: { as: 'amelia' },
    signup: await signupBody(keel, { email: 'somebody.new@example.org' }),
    verifyEmail: { email, code: '0000' },
    resendCode: { email },
    forgotPassword: { email },
    resetPassword: { token: 'a-link-nobody-made', password: 'another-harbour-42' },
    freezeAccount: { token: 'a-link-nobody-made' },
    confirmEmail: { token: 'a-link-nobody-made' },
    undoEmail: { token: 'a-link-nobody-made' },
    changeEmail: { email: 'somebody.else@example.org' },
    changeCurrency: { name: 'Euro', code: 'EUR', user },
    changePassword: { current: 'not-the-password', next: 'another-harbour-42' },
    revealIdentityNumber: { password: 'not-the-password' },
    endSessions: { ids: [who.session._id] },
    finishSignIn: { challenge: 'a-challenge-nobody-was-given', proof: { kind: 'code', code: '000000' } },
    finishPasskey: {
      name: 'Laptop',
      passkey: { id: 'S2V5b25l', clientDataJSON: 'e30', attestationObject: 'b2JqZWN0', transports: ['internal'] },
    },
    confirmAuthenticator: { name: 'Phone', code: '000000' },
    removeFactor: { id: who.factor },
    saveAddress: {
      label: 'Wallet at home',
      chain: 'ethereum',
      network: 'main',
      address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
    },
    removeSavedAddress: { id: who.savedAddress._id },
    stepUp: { proof: { kind: 'password', password: 'not-the-password' } },
    submitRegistration: {
      Nid: 'A1234 567',
      country: 'Ghana',
      state: 'Ashanti',
      address: '12 Harbour Road',
      passportUrl: who.passport,
      firstName: 'Amara',
      lastName: 'Okafor',
      email,
    },
    saveProfilePhoto: { profilePhotoUrl: who.photo, email },
    createDeposit: depositBody(who.user),
    listDeposits: { user },
    holdDepositRate: { depositId: who.deposit.depositId },
    createPay: { depositId: who.deposit.depositId, paid: 'Paid' },
    createWithdraw: withdrawBody(who.user),
    listWithdrawals: { user },
    cancelWithdraw: { _id: who.withdrawal._id, user },
    transferFunds: { amount: '1', user },
    listTrades: { user },
    requestTrade: { user },
    saveToken: { token: who.push.token, user },
    deleteToken: { endpoint: who.push.endpoint },
    readNotification: { id: who.notification._id },
    createUploadPolicy: { purpose: 'profile', contentType: 'image/png', size: 4096 },
    deleteUpload: { key: who.photo },
    createOrder: { type: 'buy', asset: 'ETH', quantity: '0.001', chain: 'ethereum', network: 'main' },
    listOrders: { user },
    findOrder: { attempt: 'an-attempt-nobody-made' },
    runDemoCommand: { command: 'notify', input: { who: email, title: 'Hello', message: 'How are you?' } },
    passDemoTime: { hours: 1 },
    moveDemoPrice: { coin: 'bitcoin', percent: 5 },
    getTestCoins: { chain: 'ethereum', address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94' },
    createQuote: { type: 'buy', asset: 'ETH', quantity: '0.01', chain: 'ethereum', network: 'test' },
  };
  const sent = Object.entries(bodies).map(([id, body]): [string, Sent] => [id, { token, body }]);
  return {
    ...Object.fromEntries(sent),
    getInvestment: { token, id: user },
    getBalanceHistory: { token, query: { range: 'all' } },
    getOrder: { token, id: who.order._id },
    callNetwork: {
      token,
      params: { chain: 'ethereum', network: 'test' },
      body: { method: 'eth_blockNumber', params: [] },
    },
    listHandlers: { token, id: user },
    getObject: { params: { bucket: 'keel', folder, name } },
    uploadObject: { params: { bucket: 'keel' }, ...form },
    listMarkets: { query: { vs_currency: 'usd' } },
    getSimplePrice: { query: { ids: 'bitcoin', vs_currencies: 'usd' } },
    getPriceHistory: { query: { coin: 'bitcoin', range: 'year' } },
    getExchangeRates: {},
  };
}
