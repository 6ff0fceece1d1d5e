import { sandboxUsers } from '../../../prisma/seed/demo-ats-credentials';
import { type NoteVisibility } from '../data/records';
import { type Answer, type Exchange } from '../http/exchange';
import { HttpError, notFound } from '../http/http-error';
import { type Route } from '../http/routes';
import { isObserved, type SandboxWorld } from './dialect';
import { applicationRow, candidateRow, noteRow } from './greenhouse-rows';
import { checkTags } from './greenhouse-tags';

const refuse = (message: string, field: string) => new HttpError(422, message, { field });
const noteVisibilities: NoteVisibility[] = ['public', 'private', 'admin_only'];

/** Writing calls of Harvest v3. The bodies of those that create are assumed. */
export function greenhouseWritingRoutes(world: SandboxWorld): Route[] {
  const { store } = world;
  const tagging: Route = [
    'PATCH',
    '/candidates/{id}',
    (exchange, id) => {
      if (!store.data.candidates.has(id)) throw notFound('Resource');
      const { tags, ...others } = exchange.json();
      const unknown = Object.keys(others)[0];
      if (unknown) throw refuse('Unknown parameter', unknown);
      if (!isTexts(tags)) throw refuse('tags must be a list of texts', 'tags');
      checkTags(world, tags);
      return { status: 200, body: candidateRow(world, store.changeCandidate(id, { tags }, 'greenhouse')) };
    },
  ];
  return [
    ['POST', '/applications/{id}/move', (exchange, id) => move(world, exchange, id)],
    tagging,
    ['POST', '/notes', (exchange) => createNote(world, exchange)],
    ...creating(world),
  ];
}

/** To the next stage where none is named; refused where the application stands elsewhere than the caller believes. */
function move(world: SandboxWorld, exchange: Exchange, id: number): Answer {
  const { store, settings, clock } = world;
  const application = store.data.applications.get(id);
  if (!application) throw notFound('Resource');
  const { from_stage_id: from, to_stage_id: to, email_from_user_id: sender } = exchange.json();
  const job = store.recruitment(application.recruitmentId);
  if (typeof from !== 'number' || !store.stage(from))
    throw refuse('from_stage_id must be an interview stage', 'from_stage_id');
  if (application.isRejected) throw refuse('A rejected application cannot be moved', 'id');
  if (to !== undefined && !job.stages.some((stage) => stage.id === to))
    throw refuse('The stage is not on the job', 'to_stage_id');
  if (from !== application.stageId) {
    throw new HttpError(settings.greenhouseConflict, 'The application is not on from_stage_id', {
      field: 'from_stage_id',
    });
  }
  const next = job.stages[job.stages.findIndex((stage) => stage.id === from) + 1];
  const target = to === undefined ? next?.id : Number(to);
  if (target === undefined) throw refuse('There is no next stage', 'to_stage_id');
  if (from === target) throw refuse('The application is on the stage already', 'to_stage_id');
  if (sender !== undefined) userId(sender, 'email_from_user_id');
  store.move(id, target, 'greenhouse');
  if (typeof sender === 'number') {
    const at = new Date(clock.now()).toISOString();
    store.emails.push({ at, applicationId: id, candidateId: application.candidateId, fromUserId: sender });
  }
  return { status: 204 };
}

function createNote(world: SandboxWorld, exchange: Exchange): Answer {
  const sent = exchange.json();
  const candidate = candidateId(world, sent.candidate_id);
  const visibility = noteVisibilities.find((one) => one === sent.visibility);
  if (!visibility) throw refuse(`visibility must be one of ${noteVisibilities.join(', ')}`, 'visibility');
  if (sent.note_type !== 'NOTE') throw refuse('note_type must be NOTE', 'note_type');
  const author = userId(sent.user_id, 'user_id');
  const fields = { text: text(sent.body, 'body'), userId: author, visibility };
  return { status: 201, body: noteRow(world.store.addNote(candidate, fields, 'greenhouse'), candidate) };
}

const creating = (world: SandboxWorld): Route[] => [
  ['POST', '/candidates', (exchange) => createCandidate(world, exchange)],
  ['POST', '/applications', (exchange) => createApplication(world, exchange)],
  [
    'POST',
    '/attachments',
    (exchange) => {
      const sent = exchange.json();
      const candidate = candidateId(world, sent.candidate_id);
      const file = { name: text(sent.filename, 'filename'), contentType: text(sent.content_type, 'content_type') };
      const content = Buffer.from(text(sent.content, 'content'), 'base64');
      const id = world.store.replaceCv(candidate, file, 'greenhouse');
      world.cvs.uploaded.set(id, content);
      return { status: 201, body: { id, type: sent.type, filename: file.name } };
    },
  ],
];

/** The same person twice makes two candidates. As clients have seen it, the answer tells the application as well. */
function createCandidate(world: SandboxWorld, exchange: Exchange): Answer {
  const sent = exchange.json();
  const tags = isTexts(sent.tags) ? sent.tags : [];
  checkTags(world, tags);
  const fields = {
    firstName: text(sent.first_name, 'first_name'),
    lastName: text(sent.last_name, 'last_name'),
    email: firstValue(sent.email_addresses),
    phone: firstValue(sent.phone_numbers),
  };
  const nested =
    typeof sent.application === 'object' && sent.application !== null ? { ...sent.application } : undefined;
  if (nested) jobId(world, nested);
  const candidate = world.store.addCandidate(fields, 'greenhouse');
  candidate.tags = tags;
  const application = nested ? apply(world, candidate.id, nested) : null;
  const row = candidateRow(world, candidate);
  return { status: 201, body: isObserved(world, 'greenhouse') ? { candidate: row, application } : row };
}

function createApplication(world: SandboxWorld, exchange: Exchange): Answer {
  const sent = exchange.json();
  return { status: 201, body: apply(world, candidateId(world, sent.candidate_id), sent) };
}

/** Adds the application that is asked for. @returns its row */
function apply(world: SandboxWorld, candidate: number, sent: Record<string, unknown>) {
  const { store } = world;
  const recruitmentId = jobId(world, sent);
  if (store.hasApplied(candidate, recruitmentId))
    throw refuse('The candidate has applied for the job already', 'job_id');
  const stageId = typeof sent.initial_stage_id === 'number' ? sent.initial_stage_id : undefined;
  return applicationRow(world, store.addApplication({ candidateId: candidate, recruitmentId, stageId }, 'greenhouse'));
}

function jobId({ store }: SandboxWorld, sent: Record<string, unknown>): number {
  if (typeof sent.job_id === 'number' && store.data.recruitments.has(sent.job_id)) return sent.job_id;
  throw refuse('The job does not exist', 'job_id');
}

function userId(value: unknown, field: string): number {
  const user = sandboxUsers.greenhouse.find(({ id }) => id === value);
  if (!user) throw refuse('The user does not exist', field);
  return user.id;
}

function candidateId({ store }: SandboxWorld, value: unknown): number {
  if (typeof value === 'number' && store.data.candidates.has(value)) return value;
  throw refuse('The candidate does not exist', 'candidate_id');
}

function text(value: unknown, field: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw refuse(`${field} is required`, field);
}

function firstValue(list: unknown): string {
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  return typeof first === 'object' && first !== null && 'value' in first ? String(first.value) : '';
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
