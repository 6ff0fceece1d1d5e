import { isMissing } from '../../http/is-missing';
import type { AtsApplicationData, AtsApplicationIds } from '../provider';
import { latest, personOf, readResponse } from '../read-response';
import { employeePath, placesPath, type TraffitApi } from './traffit-api';
import { employeeSchema, placeSchema, type Place, type TraffitFile } from './traffit-rows';
import { withStates } from './traffit-states';

/** The employee's latest file: Traffit does not say which one is the CV. PDFs come first. */
export function cvOf(files: TraffitFile[]): TraffitFile | null {
  const usable = files.filter(({ id }) => id !== null);
  const pdfs = usable.filter(({ name }) => name?.toLowerCase().endsWith('.pdf'));
  return latest(pdfs.length > 0 ? pdfs : usable, ({ uploadedAt }) => uploadedAt);
}

/** The whole of a status that says so: there is no mark of its own. */
const erasedStatus = /^(anonymi[sz]ed|deleted|erased|zanonimizowan[ya]|usuni[eę]t[ya])$/i;

async function complete(
  api: TraffitApi,
  recruitmentId: string,
  place: Place,
  rejections: ReadonlySet<string> | null,
): Promise<AtsApplicationData> {
  const { employee, source, stateId } = place;
  const cv = cvOf(await api.files(employee.id));
  const data = {
    // A person is in a recruitment once; an application's own id is not told everywhere.
    id: employee.id,
    candidateId: employee.id,
    recruitmentId,
    firstName: employee.name,
    lastName: employee.lastname,
    email: employee.email,
    phone: employee.mobile,
    sources: source ? [source] : [],
    stageId: stateId,
    tags: employee.tags,
    cvKey: cv ? [cv.id, cv.uploadedAt, cv.name].join(':') : null,
    cvFileName: cv?.name ?? null,
    // Without a state, or states, nothing is told.
    ...(stateId !== null && rejections ? { rejected: rejections.has(stateId) } : {}),
  };
  return { ...data, person: erasedStatus.test(employee.status ?? '') ? 'erased' : personOf(data) };
}

/** People of a recruitment as applications: with their states and files. */
export async function describePlaces(
  api: TraffitApi,
  recruitmentId: string,
  places: Place[],
): Promise<AtsApplicationData[]> {
  const applications: AtsApplicationData[] = [];
  const placed = await withStates(api, recruitmentId, places);
  const rejections = placed.some(({ stateId }) => stateId !== null) ? await api.rejections(recruitmentId) : null;
  for (const place of placed) applications.push(await complete(api, recruitmentId, place, rejections));
  return applications;
}

/** One person in a recruitment; the API has no call for that, so the list is read from the person's last change on. */
export async function findInTraffit(
  api: TraffitApi,
  recruitmentId: string,
  employeeId: string,
): Promise<AtsApplicationData | null> {
  const answer = await api.find({ path: employeePath(employeeId) });
  if (!answer) return null;
  const instant = Date.parse(readResponse(employeeSchema, answer.json).updated_at ?? '');
  // A minute earlier: the instants may be rounded.
  const since = Number.isNaN(instant) ? null : new Date(instant - 60_000);
  const isIt = (place: Place | null) => place?.employee.id === employeeId;
  const rows = await api.all(placeSchema, placesPath(recruitmentId), { since, isEnough: isIt });
  const place = rows.find(isIt);
  const [application] = await describePlaces(api, recruitmentId, place ? [place] : []);
  return application ?? null;
}

/** Whether the person does not exist; one who only left the recruitment does. */
export async function isDeletedInTraffit(api: TraffitApi, { candidateId }: AtsApplicationIds): Promise<boolean> {
  return isMissing(api, { path: employeePath(candidateId) });
}
