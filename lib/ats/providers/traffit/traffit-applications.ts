import { z } from 'zod';
import type { AtsApplicationData, ScanInput, ScanPage } from '../provider';
import { latest, looksAnonymised, readAnswer, readCursor, writeCursor } from '../read-answer';
import { employeeSchema, type Employee, type TraffitApi, type TraffitFile } from './traffit-api';

/** Each employee's files are a call of their own: a page must not last long, because it is taken in whole. */
const pageSize = 25;

/** The employee's latest file: Traffit does not say which one is the CV. PDFs come first. */
export function cvOf(files: TraffitFile[]): TraffitFile | null {
  const usable = files.filter(({ id }) => id !== null);
  const pdfs = usable.filter(({ filename }) => filename?.toLowerCase().endsWith('.pdf'));
  return latest(pdfs.length > 0 ? pdfs : usable, ({ file_uploaded: instant }) => instant);
}

async function complete(api: TraffitApi, recruitmentId: string, employee: Employee): Promise<AtsApplicationData> {
  const cv = cvOf(await api.files(employee.id));
  const data = {
    // An application has no id of its own: a person is in a recruitment once.
    id: employee.id,
    candidateId: employee.id,
    recruitmentId,
    firstName: employee.name,
    lastName: employee.lastname,
    email: employee.email,
    phone: employee.mobile,
    sources: employee.source ? [employee.source] : [],
    stageId: employee.state?.id ?? employee.state_id,
    tags: employee.tags,
    cvKey: cv ? [cv.id, cv.file_uploaded, cv.filename].join(':') : null,
    cvFileName: cv?.filename ?? null,
  };
  return { ...data, gone: /anonymi|deleted/i.test(employee.status ?? '') || looksAnonymised(data) };
}

const pathOf = (recruitmentId: string) => `recruitments/${encodeURIComponent(recruitmentId)}/employees`;

const cursorSchema = z.object({ page: z.int().min(1), total: z.int().nullable() });

/**
 * A page of people in a recruitment, by id. When there are fewer than at the page before, those behind the removed ones
 * have moved forward, and the scan goes back as many.
 */
export async function scanTraffit(api: TraffitApi, input: ScanInput): Promise<ScanPage> {
  const { recruitmentId, since } = input;
  const { page, total: before } = input.cursor ? readCursor(cursorSchema, input.cursor) : { page: 1, total: null };
  const { rows, total } = await api.list(employeeSchema, pathOf(recruitmentId), { page, size: pageSize, since });
  const applications: AtsApplicationData[] = [];
  for (const employee of rows) applications.push(await complete(api, recruitmentId, employee));
  const removed = before !== null && total !== null ? Math.max(0, before - total) : 0;
  const back = Math.ceil(removed / pageSize);
  const isLast = rows.length === 0 || (total !== null && page * pageSize >= total);
  const next = back > 0 && page > 1 ? Math.max(1, page - back) : isLast ? null : page + 1;
  return { applications, nextCursor: next === null ? null : writeCursor({ page: next, total }), total };
}

/** One person in a recruitment; the API has no call for that, so the list is read from the person's last change on. */
export async function findInTraffit(
  api: TraffitApi,
  recruitmentId: string,
  employeeId: string,
): Promise<AtsApplicationData | null> {
  const answer = await api.client.find({ path: `employees/${encodeURIComponent(employeeId)}` });
  if (!answer) return null;
  const instant = Date.parse(readAnswer(employeeSchema, answer.json).updated_at ?? '');
  // A minute earlier: the instants may be rounded.
  const since = Number.isNaN(instant) ? null : new Date(instant - 60_000);
  const isIt = ({ id }: Employee) => id === employeeId;
  const rows = await api.all(employeeSchema, pathOf(recruitmentId), { since, isEnough: isIt });
  const employee = rows.find(isIt);
  return employee ? complete(api, recruitmentId, employee) : null;
}
