import type { AtsAnswer } from '../../http/ats-client';
import { confirmed, differs, inspection, judge, judgeRateHeaders, notSeen, unknown, attempt } from '../inspect';
import type { AtsAssumption, AtsInspection } from '../provider';
import { idOf, objectsIn } from '../raw-response';
import { applicationsPath, countNames, envelopes, type ErecruiterApi } from './erecruiter-api';
import { inspectFields } from './erecruiter-field-inspection';

/** Recruitments that are looked at until one has enough applications. */
const maxRecruitments = 4;
/** A page of applications: enough to see whether the next one is another. */
const sample = 2;

interface Applications {
  path: string;
  list: RawList;
}

/** Applications of the recruitment with the most of them among the first ones. */
async function findApplications(
  api: ErecruiterApi,
  recruitments: RawList | null,
): Promise<{ found: Applications | null; error: string | null }> {
  let found: Applications | null = null;
  let failure: string | null = null;
  const ids = (recruitments?.rows ?? []).map(idOf).filter((id) => id !== null);
  for (const id of ids.slice(0, maxRecruitments)) {
    const path = applicationsPath(id);
    const { result, error } = await rawPage(api, path, sample, 0);
    failure = error ?? failure;
    const list = result ? readRaw(result.json) : null;
    if (list && list.rows.length > (found?.list.rows.length ?? -1)) found = { path, list };
    if (list && (list.rows.length > sample || (list.rows.length === sample && list.countField !== null))) break;
  }
  return { found, error: failure };
}

const applicationIds = ({ rows }: RawList) => rows.map(({ applicationId }) => String(applicationId));

interface Paging {
  line: AtsAssumption;
  applicationsPaging?: 'offset' | 'all';
}

/** Asks for two pages: whether `limit` and `offset` are heeded shows in what comes. */
async function inspectPaging(api: ErecruiterApi, { path, list }: Applications): Promise<Paging> {
  const [name, assumed, everything] = ['applications-paging', 'limit, offset', 'limit —, offset —'];
  if (list.rows.length < sample) return { line: notSeen(name, assumed) };
  const isLong = list.rows.length > sample;
  const { result, error } = await rawPage(api, path, sample, sample);
  if (!result) return { line: notSeen(name, assumed, error) };
  const first = applicationIds(list);
  const second = applicationIds(readRaw(result.json));
  const isSame = JSON.stringify(second) === JSON.stringify(first);
  if (isLong && isSame) return { line: differs(name, assumed, everything), applicationsPaging: 'all' };
  // Two in all: that they come twice tells nothing.
  if (isSame)
    return { line: list.countField === null ? notSeen(name, assumed) : unknown(name, assumed, 'limit, offset —') };
  if (isLong) return { line: unknown(name, assumed, 'limit —, offset') };
  if (second.length === 0) return { line: notSeen(name, assumed) };
  if (second.some((id) => first.includes(id))) return { line: unknown(name, assumed, 'offset ?') };
  return { line: confirmed(name, assumed), applicationsPaging: 'offset' };
}

/** The three names and the envelopes are read wherever they stand; here is told which it is. */
function inspectList(answer: AtsAnswer): AtsAssumption[] {
  const { envelope, countField } = readRaw(answer.json);
  const shapes = ['recruitments', bareArray, ...envelopes] as const;
  const line = envelope === null ? unknown('list-envelope', shapes[0], '—') : judge('list-envelope', shapes, envelope);
  const counts = ['totalRowCount', ...countNames] as const;
  const count = countField === null ? notSeen('count-field', counts[0]) : judge('count-field', counts, countField);
  return [line, count, judgeRateHeaders(answer.headers)];
}

/** Tries the assumptions about eRecruiter on an account, with ten calls at most. @throws as AtsProvider.inspect */
export async function inspectErecruiter(api: ErecruiterApi): Promise<AtsInspection> {
  const { result: recruitments, error: refused } = await rawPage(api, 'Recruitments', 20, 0);
  const lines = recruitments
    ? inspectList(recruitments)
    : [
        notSeen('list-envelope', 'recruitments', refused),
        notSeen('count-field', 'totalRowCount', refused),
        notSeen('rate-headers', 'x-ratelimit-remaining, x-rate-limit-remaining', refused),
      ];
  const { found, error } = await findApplications(api, recruitments && readRaw(recruitments.json));
  const paging: Paging = found
    ? await inspectPaging(api, found)
    : { line: notSeen('applications-paging', 'limit, offset', refused ?? error) };
  lines.push(paging.line, ...(await inspectFields(api, found?.list.rows ?? [], refused ?? error)));
  const { applicationsPaging } = paging;
  return inspection(lines, applicationsPaging ? { applicationsPaging } : {}, api.settings);
}

/** A page of a list as it comes; null with the error that refused it. */
function rawPage({ client, companyId }: ErecruiterApi, path: string, limit: number, offset: number) {
  return attempt(() => client.call({ path, query: { companyId, limit: String(limit), offset: String(offset) } }));
}

/** A list taken apart. */
interface RawList {
  /** Null: none that is known. */
  envelope: string | null;
  /** The field with the count of all pages; null: there is none. */
  countField: string | null;
  rows: Record<string, unknown>[];
}

const bareArray = '[]';

/** Takes an answer apart, in whichever of the known envelopes it came. */
function readRaw(json: unknown): RawList {
  if (Array.isArray(json)) return { envelope: bareArray, countField: null, rows: objectsIn(json) };
  const object: Record<string, unknown> = { ...Object(json) };
  const envelope = envelopes.find((name) => Array.isArray(object[name])) ?? null;
  const countField = countNames.find((name) => typeof object[name] === 'number') ?? null;
  return { envelope, countField, rows: envelope ? objectsIn(object[envelope]) : [] };
}
