import { type Application, type Candidate, type Recruitment } from '../data/records';
import { type Answer, type Exchange } from '../http/exchange';
import { HttpError, notFound } from '../http/http-error';
import { type Route } from '../http/routes';
import { cvAnswer, type SandboxWorld } from './dialect';

/** Whole seconds, with the zone. */
const time = (instant: number) => `${new Date(instant).toISOString().slice(0, 19)}+00:00`;
const toSecond = (instant: number) => Math.floor(instant / 1000) * 1000;

/** A record of a list; it is written only where it comes on the page. */
interface Row {
  id: number;
  updatedAt: number;
  write: () => object;
}

/** Reading calls of Traffit's integration API. */
export function traffitReadingRoutes(world: SandboxWorld): Route[] {
  const { store } = world;
  const list = (exchange: Exchange, rows: Row[]) => listAnswer(exchange, rows, world.settings.traffitLargePage);
  const recruitmentOf = (id: number) => need(store.data.recruitments.get(id), 'Recruitment');
  const employeeOf = (id: number) => need(store.data.candidates.get(id), 'Employee');

  return [
    ['GET', '/recruitments/', (exchange) => list(exchange, rowsOf(store.data.recruitments, recruitmentRow))],
    ['GET', '/recruitments/{id}', (_, id) => ok(recruitmentRow(recruitmentOf(id)))],
    [
      'GET',
      '/recruitments/{id}/states',
      (_, id) => ok(recruitmentOf(id).stages.map(({ id: state, name, order }) => ({ id: state, name, order }))),
    ],
    [
      'GET',
      '/recruitments/{id}/employees',
      (exchange, id) => {
        recruitmentOf(id);
        const applications = store.applicationsWhere(({ recruitmentId }) => recruitmentId === id);
        return list(
          exchange,
          applications.map((application) => employeeInRecruitment(world, application)),
        );
      },
    ],
    ['GET', '/employees/', (exchange) => list(exchange, rowsOf(store.data.candidates, employeeRow))],
    ['GET', '/employees/{id}', (_, id) => ok({ ...employeeRow(employeeOf(id)), files: fileNames(employeeOf(id)) })],
    ['GET', '/employees/{id}/files', (_, id) => ok(fileRows(employeeOf(id)))],
    [
      'GET',
      '/employees/{id}/notes',
      (_, id) =>
        ok(employeeOf(id).notes.map(({ id: note, text, at }) => ({ id: note, content: text, created_at: time(at) }))),
    ],
    ['GET', '/files/{id}/content', async (_, id) => need(await cvAnswer(world, id), 'File')],
  ];
}

const ok = (body: unknown): Answer => ({ status: 200, body });

function need<T>(record: T | undefined, what: string): T {
  if (!record) throw notFound(what);
  return record;
}

const recruitmentRow = ({ id, name, reference, isOpen, createdAt, updatedAt }: Recruitment) => ({
  id,
  name,
  nrRef: reference,
  workflow_id: id * 10,
  status: isOpen ? 'published' : 'closed',
  closing_date: null,
  is_closed: !isOpen,
  created_at: time(createdAt),
  updated_at: time(updatedAt),
});

export const employeeRow = ({
  id,
  firstName,
  lastName,
  email,
  phone,
  isAnonymised,
  createdAt,
  updatedAt,
}: Candidate) => ({
  id,
  name: firstName,
  lastname: lastName,
  email,
  mobile: phone,
  status: isAnonymised ? 'anonymized' : 'active',
  created_at: time(createdAt),
  updated_at: time(updatedAt),
});

const rowsOf = <T extends { id: number; updatedAt: number }>(
  records: Map<number, T>,
  write: (record: T) => object,
): Row[] =>
  [...records.values()].map((record) => ({ id: record.id, updatedAt: record.updatedAt, write: () => write(record) }));

/** How a person stands in a recruitment; the form of `state` is assumed. */
function employeeInRecruitment({ store }: SandboxWorld, application: Application): Row {
  const employee = store.candidate(application.candidateId);
  const updatedAt = Math.max(employee.updatedAt, application.updatedAt);
  const write = () => ({
    ...employeeRow(employee),
    source: application.source,
    state: { id: application.stageId, name: store.stage(application.stageId)?.name ?? null },
    updated_at: time(updatedAt),
  });
  return { id: employee.id, updatedAt, write };
}

const fileNames = ({ cv }: Candidate) => (cv ? [{ filename: cv.name, file_uploaded: time(cv.addedAt) }] : []);
const fileRows = (candidate: Candidate) => fileNames(candidate).map((file) => ({ id: candidate.cv?.id, ...file }));

/** One page, filtered and ordered as the request's headers say. */
function listAnswer(exchange: Exchange, rows: Row[], onLargePage: 'refuse' | 'cap'): Answer {
  const asked = number(exchange, 'X-Request-Page-Size', 10);
  if (asked > 100 && onLargePage === 'refuse')
    throw new HttpError(400, 'X-Request-Page-Size must not be greater than 100.');
  const size = Math.min(asked, 100);
  const current = number(exchange, 'X-Request-Current-Page', 1);
  const fitting = ordered(exchange, filtered(exchange, rows));
  return {
    status: 200,
    headers: {
      'x-result-total-count': String(fitting.length),
      'x-result-total-pages': String(Math.ceil(fitting.length / size)),
      'x-result-page-size': String(size),
      'x-result-current-page': String(current),
    },
    body: fitting.slice((current - 1) * size, current * size).map(({ write }) => write()),
  };
}

function number(exchange: Exchange, name: string, usual: number): number {
  const value = Number(exchange.header(name) ?? usual);
  if (Number.isInteger(value) && value > 0) return value;
  throw new HttpError(400, `${name} must be a positive number.`);
}

function headerObject(exchange: Exchange, name: string): Record<string, unknown> {
  const text = exchange.header(name);
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // As if it were no object.
  }
  throw new HttpError(400, `${name} is not valid JSON.`);
}

function filtered(exchange: Exchange, rows: Row[]): Row[] {
  let left = rows;
  for (const [field, condition] of Object.entries(headerObject(exchange, 'X-Request-Filter'))) {
    const { value, comparison } = condition as { value?: unknown; comparison?: unknown };
    const since = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    if (field !== 'updated_at' || Number.isNaN(since))
      throw new HttpError(400, `X-Request-Filter: ${field} cannot be filtered so.`);
    if (comparison === '>=') left = left.filter((row) => toSecond(row.updatedAt) >= since);
    else if (comparison === '<=') left = left.filter((row) => toSecond(row.updatedAt) <= since);
    else throw new HttpError(400, 'X-Request-Filter: unknown comparison.');
  }
  return left;
}

function ordered(exchange: Exchange, rows: Row[]): Row[] {
  const { sort_by: by = 'id', direction = 'ASC' } = headerObject(exchange, 'X-Request-Sort');
  if (by !== 'id' && by !== 'updated_at') throw new HttpError(400, 'X-Request-Sort: unknown sort_by.');
  if (direction !== 'ASC' && direction !== 'DESC') throw new HttpError(400, 'X-Request-Sort: unknown direction.');
  const sign = direction === 'ASC' ? 1 : -1;
  const keyOf = (row: Row) => (by === 'id' ? row.id : toSecond(row.updatedAt));
  // Rows of the same second come in no order that a client may rely on.
  return rows.toSorted(
    (one, other) => sign * (keyOf(one) - keyOf(other)) || (one.id % 7) - (other.id % 7) || other.id - one.id,
  );
}
