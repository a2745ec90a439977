import { servedOperations } from '@keel/backend/contract/contract.ts';
import { type OperationId, operationTable } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type FullInvestor, fullInvestor } from './support/fullInvestor.ts';
import { taken } from './support/fuzz/schema.ts';
import { type Keel, type Sent, startKeel } from './support/keel.ts';
import { validRequests } from './support/validRequests.ts';

/** Fields and parameters with ids of objects that belong to an account, and the matching field of the other account. */
const NAMES: Readonly<Record<string, (other: FullInvestor, id: OperationId) => unknown>> = {
  user: ({ user }) => user._id,
  _id: ({ withdrawal }) => withdrawal._id,
  depositId: ({ deposit }) => deposit.depositId,
  id: ({ user, notification, order, factor, savedAddress }, id) =>
    ({
      readNotification: notification._id,
      getOrder: order._id,
      removeFactor: factor,
      removeSavedAddress: savedAddress._id,
    })[id as string] ?? user._id,
  quote: ({ quote }) => quote._id,
  ids: ({ session }) => [session._id],
  key: ({ photo }) => photo,
  passportUrl: ({ passport }) => passport,
  profilePhotoUrl: ({ photo }) => photo,
  endpoint: ({ push }) => push.endpoint,
  folder: ({ handedIn }) => handedIn.split('/')[0],
  name: ({ handedIn }) => handedIn.split('/')[1],
};

/** Chosen from public values, or a free text. */
const NOBODYS = [
  'changeCurrency name',
  'listMarkets ids',
  'getSimplePrice ids',
  'finishPasskey name',
  'confirmAuthenticator name',
];

/**
 * An upload of another account is a field error, whether it exists or not. Removing an unregistered browser is not an
 * error.
 */
const ANSWERS: Readonly<Partial<Record<OperationId, readonly number[]>>> = {
  submitRegistration: [403, 404, 422],
  saveProfilePhoto: [403, 404, 422],
  deleteToken: [204],
  createOrder: [422],
};

const OPERATIONS = Object.keys(operationTable) as OperationId[];

const fieldsOf = (id: OperationId) => {
  const { parameters, body } = taken(servedOperations().get(id)?.operation ?? {});
  const inBody = Object.entries(body?.properties ?? {}).map(([name, schema]) => ({ name, schema, inBody: true }));
  return [...parameters.map(({ name, schema }) => ({ name, schema, inBody: false })), ...inBody];
};

const CASES = OPERATIONS.flatMap((id) =>
  fieldsOf(id)
    .filter(({ name }) => name in NAMES && !NOBODYS.includes(`${id} ${name}`))
    .map(({ name, inBody }) => ({ id, name, inBody })),
);

it('[API-3] every id in a request is tested with one of another account', () => {
  const ids = OPERATIONS.flatMap((id) =>
    fieldsOf(id)
      .filter(({ schema }) => schema.format === 'uuid')
      .map(({ name }) => `${id} ${name}`),
  );
  const tried = CASES.map(({ id, name }) => `${id} ${name}`);
  expect(ids.filter((field) => !tried.includes(field))).toEqual(['signup package']);
  expect(tried.length).toBeGreaterThan(20);
});

describe.each(engines)('data of another account, on $name', (engine) => {
  let keel: Keel;
  let own: FullInvestor;
  let other: FullInvestor;
  let right: Awaited<ReturnType<typeof validRequests>>;
  beforeAll(async () => {
    keel = await startKeel(engine);
    own = await fullInvestor(keel, 'ines');
    other = await fullInvestor(keel, 'canary');
    right = await validRequests(keel, own);
  });
  afterAll(() => keel.close());

  it.each(CASES)(
    '[API-3] $id: $name of another account is refused, reveals nothing and changes nothing',
    async (one) => {
      const before = await rowsOf(keel, other);
      const response = await keel.call(one.id, foreign(right[one.id] ?? {}, other, one));
      expect(ANSWERS[one.id] ?? [403, 404]).toContain(response.statusCode);
      expect(response.body).not.toContain('canary');
      expect(await rowsOf(keel, other)).toEqual(before);
    },
  );
});

/** The same request with one id of the other account. The address of an object is replaced as a whole or not at all. */
function foreign(sent: Sent, other: FullInvestor, { id, name, inBody }: (typeof CASES)[number]): Sent {
  const value = NAMES[name]?.(other, id);
  if (inBody) return { ...sent, body: { ...(sent.body as object), [name]: value } };
  if (id !== 'getObject') return { ...sent, id: String(value) };
  const [folder = '', file = ''] = other.handedIn.split('/');
  return { ...sent, params: { bucket: 'keel', folder, name: file } };
}

/** All rows of an investor, by table. */
async function rowsOf({ context }: Keel, { user }: FullInvestor): Promise<Record<string, unknown>> {
  const tables = await context.db.query<{ table_name: string }>(
    `SELECT table_name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'user_id' ORDER BY table_name`,
  );
  const rows: Record<string, unknown> = {
    users: await context.db.query('SELECT * FROM users WHERE id = $1', [user._id]),
  };
  for (const { table_name: table } of tables)
    rows[table] = await context.db.query(`SELECT * FROM ${table} WHERE user_id = $1 ORDER BY 1, 2`, [user._id]);
  return rows;
}
