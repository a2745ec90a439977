import { HOUR, MINUTE, SECOND } from '@keel/backend/clock.ts';
import type { components, SavedAddress, SessionStart } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type Keel, newInvestor, startKeel } from './support/keel.ts';

type SecurityEvent = components['schemas']['SecurityEvent'];

const BITCOIN = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const ETHEREUM = '0x52908400098527886E0F7030069857D2E4169EE7';
const SOLANA = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM';

const ledger = { label: 'Ledger at home', chain: 'bitcoin', network: 'main', address: BITCOIN };

describe.each(engines)('saved addresses on $name', (engine) => {
  let keel: Keel;
  beforeAll(async () => {
    keel = await startKeel(engine);
  });
  afterAll(() => keel.close());

  let investors = 0;
  const investor = () => {
    investors += 1;
    return newInvestor(keel, `book-${investors}@example.org`);
  };
  const save = ({ token }: SessionStart, changes: Record<string, string> = {}) =>
    keel.call('saveAddress', { token, body: { ...ledger, ...changes } });
  const savedOf = async (who: SessionStart, changes: Record<string, string> = {}) =>
    (await save(who, changes)).json<{ savedAddress: SavedAddress }>().savedAddress;
  const list = async ({ token }: SessionStart) =>
    (await keel.call('listSavedAddresses', { token })).json<{ message: SavedAddress[] }>().message;
  const mailsTo = async ({ user }: SessionStart) =>
    (await keel.mails()).filter(
      ({ to, subject }) => to?.some(({ address }) => address === user.email) && subject?.includes('address was saved'),
    );
  const eventsOf = async ({ token }: SessionStart) =>
    (await keel.call('listSecurityEvents', { token }))
      .json<{ message: SecurityEvent[] }>()
      .message.map(({ kind }) => kind);

  it('[ADDR-1] an address is saved, listed by label, and removed', async () => {
    const who = await investor();
    expect(await list(who)).toEqual([]);
    const response = await save(who, { label: '  Ledger \n at home ' });
    expect(response.json()).toMatchObject({ bool: true, message: 'Address saved.', messageCode: 'address_saved' });
    const { savedAddress: first } = response.json<{ savedAddress: SavedAddress }>();
    expect(first).toMatchObject(ledger);
    const second = await savedOf(who, { label: 'exchange', chain: 'solana', network: 'test', address: ` ${SOLANA} ` });
    expect(second.address).toBe(SOLANA);
    expect(await list(who)).toEqual([second, first]);
    const third = { label: 'Shibe', chain: 'dogecoin', network: 'test', address: 'nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk' };
    expect(await savedOf(await investor(), third)).toMatchObject(third);
    const remove = () => keel.call('removeSavedAddress', { token: who.token, body: { id: first._id } });
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(404);
    expect(await list(who)).toEqual([second]);
  });

  it.each([
    ['bitcoin', 'main', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdx'],
    ['bitcoin', 'test', BITCOIN],
    ['bitcoin', 'main', ETHEREUM],
    ['ethereum', 'main', '0x52908400098527886e0F7030069857D2E4169EE7'],
    ['bnb', 'test', BITCOIN],
    ['dogecoin', 'main', BITCOIN],
    ['dogecoin', 'main', 'nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk'],
    ['dogecoin', 'test', 'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r'],
    ['solana', 'main', ETHEREUM],
  ])('[ADDR-1][WD-2] a wrong address on %s %s is refused: %s', async (chain, network, address) => {
    const response = await save(await investor(), { chain, network, address });
    expect([response.statusCode, response.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'invalid_address',
        errors: [{ field: 'address', message: 'This address isn’t valid. Please check it.' }],
      }),
    ]);
  });

  it('[ADDR-1] a label has 1 to 40 characters and is unique without regard to case', async () => {
    const who = await investor();
    const other = { chain: 'ethereum', address: ETHEREUM };
    const errorOf = async (label: string) => (await save(who, { ...other, label })).json().errors;
    const wrong = [{ field: 'label', message: 'Enter a label of 1 to 40 characters.' }];
    expect([await errorOf('   '), await errorOf(''), await errorOf('x'.repeat(41))]).toEqual([wrong, wrong, wrong]);
    await save(who, { label: 'ÉCLAIR' });
    expect(await errorOf('éclair')).toEqual([
      { field: 'label', message: 'You already use this label. Choose another.' },
    ]);
    expect((await save(who, { ...other, label: '🏠'.repeat(40) })).statusCode).toBe(200);
    // Another investor is free to use it.
    expect((await save(await investor(), { label: 'éclair' })).statusCode).toBe(200);
  });

  it('[ADDR-1] the same address is saved once, and a repeated call changes nothing', async () => {
    const who = await investor();
    const address = { chain: 'ethereum', address: ETHEREUM };
    const first = await savedOf(who, address);
    expect(await savedOf(who, { chain: 'ethereum', address: ETHEREUM.toLowerCase() })).toEqual(first);
    expect((await save(who, { ...address, label: 'Another' })).json()).toMatchObject({
      messageCode: 'saved_address_known',
    });
    // The same text is another account on another chain.
    expect((await save(who, { chain: 'bnb', address: ETHEREUM, label: 'Another' })).statusCode).toBe(200);
    expect(await mailsTo(who)).toHaveLength(2);
  });

  it('[ADDR-1][ADDR-2] an account has at most 50 addresses, and 20 new ones an hour', async () => {
    const who = await investor();
    const add = (n: number) =>
      save(who, { label: `Number ${n}`, chain: 'ethereum', address: `0x${n.toString(16).padStart(40, '0')}` });
    const prove = () =>
      keel.call('stepUp', { token: who.token, body: { proof: { kind: 'password', password: 'harbour-lamp-42' } } });
    for (let n = 1; n <= 20; n += 1) expect((await add(n)).statusCode).toBe(200);
    expect((await add(21)).statusCode).toBe(429);
    for (const from of [21, 41]) {
      keel.clock.advance(HOUR);
      await prove();
      for (let n = from; n < Math.min(from + 20, 51); n += 1) expect((await add(n)).statusCode).toBe(200);
    }
    const refused = await add(51);
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'limit_exceeded',
        message: 'You have saved 50 addresses. Remove one first.',
      }),
    ]);
    expect(await list(who)).toHaveLength(50);
  });

  it('[ADDR-2][PAYOUT-4] saving needs a recent step-up; reading and removing do not', async () => {
    const who = await investor();
    const { _id: id } = await savedOf(who);
    keel.clock.advance(5 * MINUTE);
    expect((await save(who, { label: 'Later' })).json()).toMatchObject({ code: 'step_up_needed' });
    expect(await list(who)).toHaveLength(1);
    expect((await keel.call('removeSavedAddress', { token: who.token, body: { id } })).statusCode).toBe(204);
  });

  it('[ADDR-2][PAYOUT-5] the investor is mailed, with the address masked, and the security log tells of it', async () => {
    const who = await investor();
    const { _id: id } = await savedOf(who);
    const [mail] = await mailsTo(who);
    expect(mail?.text).toContain('The Bitcoin address ****5mdq was saved');
    expect(mail?.text).toContain('/freeze-account#');
    expect(mail?.text).not.toContain(BITCOIN);
    expect(mail?.text).not.toContain('Ledger');
    keel.clock.advance(SECOND);
    await keel.call('removeSavedAddress', { token: who.token, body: { id } });
    expect((await eventsOf(who)).slice(0, 2)).toEqual(['address_removed', 'address_saved']);
  });

  it('[ADDR-1] another investor can neither see nor remove it', async () => {
    const who = await investor();
    const other = await investor();
    const { _id: id } = await savedOf(who);
    expect(await list(other)).toEqual([]);
    expect((await keel.call('removeSavedAddress', { token: other.token, body: { id } })).statusCode).toBe(404);
    expect(await list(who)).toHaveLength(1);
  });

  it('[ADDR-1][HONEST-6][AUTH-9] the export has it, the database only sealed, and closing the account deletes it', async () => {
    const who = await investor();
    const saved = await savedOf(who);
    const exported = (await keel.call('exportAccount', { token: who.token })).json();
    expect(exported.savedAddresses).toEqual([saved]);
    const rows = () => keel.context.db.query('SELECT address FROM saved_addresses WHERE user_id = $1', [who.user._id]);
    expect(await rows()).toEqual([{ address: null }]);
    expect((await keel.call('closeAccount', { token: who.token })).statusCode).toBe(200);
    expect(await rows()).toEqual([]);
  });
});
