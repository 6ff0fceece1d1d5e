import { type Answer } from '../http/exchange';
import { notFound } from '../http/http-error';
import { type Route } from '../http/routes';
import { cvAnswer, isObserved, type SandboxWorld } from './dialect';
import { listAnswer } from './traffit-lists';
import {
  activityRows,
  employeeInRecruitment,
  employeeRow,
  fileRows,
  historyRows,
  noteRows,
  recruitmentRow,
  rowsOf,
} from './traffit-rows';

const ok = (body: unknown): Answer => ({ status: 200, body });

/** Reading calls of Traffit's integration API. */
export const traffitReadingRoutes = (world: SandboxWorld): Route[] => [
  ...recruitmentRoutes(world),
  ...employeeRoutes(world),
];

function recruitmentRoutes(world: SandboxWorld): Route[] {
  const { store, rights } = world;
  const recruitmentOf = (id: number) => need(store.data.recruitments.get(id), 'Recruitment');
  return [
    [
      'GET',
      '/recruitments/',
      (exchange) => listAnswer(world, exchange, rowsOf(store.data.recruitments.values(), recruitmentRow)),
    ],
    ['GET', '/recruitments/{id}', (_, id) => ok(recruitmentRow(recruitmentOf(id)))],
    [
      'GET',
      '/recruitments/{id}/states',
      (_, id) =>
        ok(
          recruitmentOf(id).stages.map(({ id: state, name, order }) => ({
            id: state,
            name,
            order,
            ...(state === world.settings.traffitRejectState && { is_rejected: true }),
          })),
        ),
    ],
    [
      'GET',
      '/recruitments/{id}/employees',
      (exchange, id) => {
        recruitmentOf(id);
        const applications = store.applicationsWhere(({ recruitmentId }) => recruitmentId === id);
        const shown = rights.listed('traffit', applications, ({ candidateId }) => candidateId);
        const rows = shown.map((application) => employeeInRecruitment(world, application));
        return listAnswer(world, exchange, rows);
      },
    ],
  ];
}

/** A person's recruitments, with the state in each. */
function placesOf({ store }: SandboxWorld, id: number): object[] {
  return store
    .applicationsWhere(({ candidateId }) => candidateId === id)
    .map(({ recruitmentId, stageId }) => ({
      id: recruitmentId,
      name: store.recruitment(recruitmentId).name,
      state: { id: stageId, name: store.stage(stageId)?.name ?? null },
    }));
}

function employeeRoutes(world: SandboxWorld): Route[] {
  const { store, rights } = world;
  const employeeOf = (id: number) => need(store.data.candidates.get(id), 'Employee');
  return [
    [
      'GET',
      '/employees/',
      (exchange) => {
        const shown = rights.listed('traffit', [...store.data.candidates.values()], ({ id }) => id);
        const rows = rowsOf(shown, (candidate) => employeeRow(world, candidate));
        return listAnswer(world, exchange, rows);
      },
    ],
    ['GET', '/employees/recruitment_history', (exchange) => listAnswer(world, exchange, historyRows(world))],
    [
      'GET',
      '/employees/{id}',
      (_, id) => ok({ ...employeeRow(world, employeeOf(id)), files: fileRows(world, employeeOf(id)) }),
    ],
    [
      'GET',
      '/employees/{id}/recruitments',
      (_, id) => {
        employeeOf(id);
        return ok(placesOf(world, id));
      },
    ],
    ['GET', '/employees/{id}/files', (_, id) => ok(fileRows(world, employeeOf(id)))],
    [
      'GET',
      '/employees/{id}/files/{id}/content',
      async (_, id, fileId) => {
        const isTheirs = fileRows(world, employeeOf(id)).some((file) => file.id === fileId);
        return need(isTheirs ? await cvAnswer(world, fileId) : undefined, 'File');
      },
    ],
    ['GET', '/employees/{id}/notes', (_, id) => ok(noteRows(world, employeeOf(notesHere(world, id, 'documented'))))],
    [
      'GET',
      '/employees/{id}/activities',
      (_, id) => ok(activityRows(world, employeeOf(notesHere(world, id, 'observed')))),
    ],
  ];
}

/**
 * Notes have one of two addresses.
 *
 * @returns the id
 * @throws HttpError 404 at the other
 */
export function notesHere(world: SandboxWorld, id: number, personality: 'documented' | 'observed'): number {
  if (isObserved(world, 'traffit') === (personality === 'observed')) return id;
  throw notFound('Page');
}

function need<T>(record: T | undefined, what: string): T {
  if (!record) throw notFound(what);
  return record;
}
