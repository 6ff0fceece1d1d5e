import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

/** PostgreSQL's internal type `"char"`, and `text`. */
const charType = 18;
const textType = 25;

/**
 * A connection for the engine. The adapter is made for queries and has two gaps for migrations, which are filled here:
 * it refuses the type `"char"`, which the system catalogue is full of, and it cuts scripts at every semicolon, those in
 * function bodies too.
 */
export async function openAdapter(url) {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // Dropping a shadow database cuts its connections.
  pool.on('error', () => {});
  const schema = new URL(url).searchParams.get('schema') ?? undefined;
  const adapter = await new PrismaPg(pool, { schema }).connect();
  supportCharType(adapter);
  adapter.executeScript = async (script) => {
    if (script.trim()) await pool.query(script).catch((error) => adapter.onError(error));
  };
  adapter.dispose = () => pool.end();
  return adapter;
}

let supported = false;

/** Transactions share the queries' base class, so it is changed there, once. */
function supportCharType(adapter) {
  if (supported) return;
  supported = true;
  const base = Object.getPrototypeOf(Object.getPrototypeOf(adapter));
  const { performIO, queryRaw } = base;
  const charColumns = new WeakMap();
  base.performIO = async function (query) {
    const result = await performIO.call(this, query);
    charColumns.set(query, result.fields?.map((field) => field.dataTypeID === charType) ?? []);
    for (const field of result.fields ?? []) if (field.dataTypeID === charType) field.dataTypeID = textType;
    return result;
  };
  base.queryRaw = async function (query) {
    const result = await queryRaw.call(this, query);
    charColumns.get(query).forEach((isChar, index) => {
      if (isChar) result.columnTypes[index] = ColumnTypeEnum.Character;
    });
    return result;
  };
}
