import { type Exchange } from '../http/exchange';
import { HttpError, notFound } from '../http/http-error';
import { type Route } from '../http/routes';
import { isObserved, type SandboxWorld } from './dialect';
import { notesHere } from './traffit-reading';
import { employeeRow } from './traffit-rows';

/** Writing calls of Traffit's integration API. Those that create are assumed: their form is not published. */
export const traffitWritingRoutes = (world: SandboxWorld): Route[] => [
  [
    'POST',
    '/employees/{id}/recruitments/{id}/states/{id}/_move',
    (exchange, employee, recruitment, state) => {
      const { store } = world;
      jsonBody(exchange);
      const application = applicationOf(world, employee, recruitment);
      if (!application) throw notFound('Employee in the recruitment');
      if (store.stage(state)?.recruitmentId !== recruitment)
        throw new HttpError(400, 'The state is not in the workflow.');
      if (state === world.settings.traffitRejectState) throw new HttpError(400, 'This state has a call of its own.');
      store.move(application.id, state, 'traffit');
      return { status: 204 };
    },
  ],
  [
    'POST',
    '/employees/{id}/recruitments/{id}/states/_move_to_reject_state',
    (exchange, employee, recruitment) => {
      if (!Number.isInteger(jsonBody(exchange)['rejection_id']))
        throw new HttpError(400, 'This value should not be blank.', { field: 'rejection_id' });
      const application = applicationOf(world, employee, recruitment);
      if (!application) throw notFound('Employee in the recruitment');
      const state = world.settings.traffitRejectState;
      if (state === null) throw new HttpError(400, 'The workflow has no such state.');
      world.store.move(application.id, state, 'traffit');
      return { status: 204 };
    },
  ],
  ['POST', '/employees/{id}/notes', (exchange, id) => addNote(world, exchange, notesHere(world, id, 'documented'))],
  ['POST', '/employees/{id}/activities', (exchange, id) => addNote(world, exchange, notesHere(world, id, 'observed'))],
  ...creatingRoutes(world),
];

const creatingRoutes = (world: SandboxWorld): Route[] => [
  [
    'POST',
    '/employees/',
    (exchange) => {
      const { name, lastname, email, mobile } = jsonBody(exchange);
      const fields = {
        firstName: text(name, 'name'),
        lastName: text(lastname, 'lastname'),
        email: text(email, 'email'),
      };
      const phone = typeof mobile === 'string' ? mobile : '';
      return { status: 201, body: employeeRow(world, world.store.addCandidate({ ...fields, phone }, 'traffit')) };
    },
  ],
  [
    'POST',
    '/employees/{id}/files',
    async (exchange, employee) => {
      checkEmployee(world, employee);
      const file = (await exchange.form()).get(world.settings.traffitUpload);
      if (!(file instanceof File)) throw new HttpError(400, 'A file is required.', { field: 'file' });
      const id = world.store.replaceCv(employee, { name: file.name, contentType: file.type }, 'traffit');
      world.cvs.uploaded.set(id, Buffer.from(await file.arrayBuffer()));
      return {
        status: 201,
        body: isObserved(world, 'traffit') ? { id, name: file.name } : { id, filename: file.name },
      };
    },
  ],
  [
    'POST',
    '/recruitments/{id}/employees/{id}',
    (exchange, recruitment, employee) => {
      jsonBody(exchange);
      checkEmployee(world, employee);
      if (!world.store.data.recruitments.has(recruitment)) throw notFound('Recruitment');
      if (applicationOf(world, employee, recruitment))
        throw new HttpError(409, 'The employee is in the recruitment already.');
      world.store.addApplication({ candidateId: employee, recruitmentId: recruitment }, 'traffit');
      return { status: 201, body: {} };
    },
  ],
];

function addNote(world: SandboxWorld, exchange: Exchange, employee: number) {
  const content = text(jsonBody(exchange).content, 'content');
  checkEmployee(world, employee);
  return { status: 201, body: { id: world.store.addNote(employee, { text: content }, 'traffit').id } };
}

function applicationOf({ store }: SandboxWorld, employee: number, recruitment: number) {
  return store.applicationsWhere((one) => one.candidateId === employee && one.recruitmentId === recruitment)[0];
}

function checkEmployee({ store }: SandboxWorld, id: number): void {
  if (!store.data.candidates.has(id)) throw notFound('Employee');
}

function jsonBody(exchange: Exchange): Record<string, unknown> {
  if (exchange.contentType !== 'application/json') throw new HttpError(415, 'Send application/json.');
  return exchange.json();
}

function text(value: unknown, field: string): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new HttpError(400, 'This value should not be blank.', { field });
}
