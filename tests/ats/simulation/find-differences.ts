import { database } from '@/lib/db/client';
import { dialectIn, type SimulatedWorld } from './simulated-world';

/** What must not differ between both sides when everything has come to rest; empty: nothing does. */
export async function findDifferences(world: SimulatedWorld): Promise<string[]> {
  return [...(await compareCandidates(world)), ...(await comparePicks(world)), ...(await compareUploaded(world))];
}

const asHere = (text: string | undefined) => (text?.trim() ? text.trim() : null);

/** Every application there has exactly one candidate here, with equal data and the same CV; and nobody else is here. */
async function compareCandidates({ sandbox, processId, provider, uploaded }: SimulatedWorld): Promise<string[]> {
  const there = await sandbox.control.snapshot();
  const people = new Map(there.candidates.map((person) => [person.id, person]));
  const rows = await database().atsApplication.findMany({ where: { processId }, include: { candidate: true } });
  const here = new Map(rows.map((row) => [row.externalId, row]));
  const files = sandbox.control.world.store.data.candidates;
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const application of there.applications) {
    const person = people.get(application.candidateId);
    if (!person || person.isAnonymised) continue;
    const key = String(provider === 'TRAFFIT' ? application.candidateId : application.id);
    seen.add(key);
    const row = here.get(key);
    if (!row || row.goneAt) problems.push(`application ${key} is ${row ? 'gone' : 'missing'} here`);
    if (!row || row.goneAt || row.candidateId === uploaded?.candidateId) continue;
    const { candidate } = row;
    const data = [candidate.firstName, candidate.lastName, candidate.email, candidate.applicationSources.join()];
    const expected = [asHere(person.firstName), asHere(person.lastName), asHere(person.email), application.source];
    if (data.join('|') !== expected.join('|'))
      problems.push(`application ${key}: ${data.join()}, not ${expected.join()}`);
    if (row.stageId !== String(application.stageId)) problems.push(`application ${key}: stage ${row.stageId}`);
    const file = files.get(person.id)?.cv;
    if (file?.form === 'pdf' && candidate.cvSha256 !== person.cvHash) problems.push(`application ${key}: another CV`);
    if (!file && candidate.status === 'AWAITING_DOWNLOAD') problems.push(`application ${key} waits for a file`);
  }
  for (const { externalId, goneAt, candidate } of rows) {
    if (!seen.has(externalId) && !goneAt) problems.push(`application ${externalId} is not there any more`);
    if (goneAt && candidate.source === 'ERECRUITER' && candidate.email !== null)
      problems.push(`application ${externalId} is gone, its person is still here`);
  }
  const running = rows.filter(({ candidate }) => ['DOWNLOADING', 'AWAITING_DOWNLOAD'].includes(candidate.status));
  return [...problems, ...running.map(({ externalId }) => `application ${externalId} is still being downloaded`)];
}

/** Every request has ended; one that is SENT moved the person exactly once for each approval, and no other is. */
async function comparePicks(world: SimulatedWorld): Promise<string[]> {
  const { processId, sandbox, target, approvals, provider } = world;
  const { moves } = sandbox.control.log();
  const candidates = await database().candidate.findMany({
    where: { processId },
    include: { atsPicks: true, atsApplication: true },
  });
  const problems: string[] = [];
  for (const { id, status, externalProcessStatus, atsPicks, atsApplication } of candidates) {
    const sent = atsPicks.filter(({ state }) => state === 'SENT');
    const open = atsPicks.filter(({ state }) => state === 'PENDING' || state === 'SENDING');
    if (open.length > 0) problems.push(`candidate ${id} was never sent`);
    if (sent.length > 1) problems.push(`candidate ${id} was sent ${sent.length} times`);
    const isSent = status === 'sent' && externalProcessStatus === 'SENT';
    if (isSent !== (sent.length === 1) || status === 'AWAITING_EXTERNAL_PICK')
      problems.push(`candidate ${id}: ${status}, ${externalProcessStatus}, ${sent.length} requests sent`);
    const idOf = ({ applicationId, candidateId }: (typeof moves)[number]) =>
      String(provider === 'TRAFFIT' ? candidateId : applicationId);
    const own = moves
      .map((move, index) => ({ ...move, index }))
      .filter((move) => idOf(move) === atsApplication?.externalId);
    const there = own.filter(({ toStageId }) => String(toStageId) === target);
    if (sent.length === 1 && there.length === 0) problems.push(`candidate ${id} counts as sent and never was there`);
    const moments = approvals.filter(({ candidateId }) => candidateId === id).map(({ movesBefore }) => movesBefore);
    moments.forEach((from, index) => {
      const until = moments[index + 1] ?? Infinity;
      const within = own.filter((move) => move.index >= from && move.index < until);
      if (movesInARow(within, dialectIn(world)) > 1) problems.push(`candidate ${id} was moved twice for one approval`);
    });
    // Only Greenhouse compares the stage itself; elsewhere a change may slip in between reading and moving.
    const from = sent[0]?.fromStageId;
    const last = own.findLast(({ by }) => by === dialectIn(world));
    if (provider === 'GREENHOUSE' && last && from && String(last.fromStageId) !== from)
      problems.push(`candidate ${id} was moved from another stage than the approved one`);
    const first = moments[0] ?? Infinity;
    if (own.some(({ by, index }) => by === dialectIn(world) && index < first))
      problems.push(`candidate ${id} was moved without an approval`);
  }
  return problems;
}

/** The most moves of our own between which nobody else moved the person. */
function movesInARow(moves: { by: string }[], dialect: string): number {
  let [row, most] = [0, 0];
  for (const { by } of moves) {
    row = by === dialect ? row + 1 : 0;
    most = Math.max(most, row);
  }
  return most;
}

/** The person of a PDF is there at most once, and once when sent. */
async function compareUploaded({ sandbox, uploaded }: SimulatedWorld): Promise<string[]> {
  if (!uploaded) return [];
  const { candidates } = await sandbox.control.snapshot({ withCvs: false });
  const { length } = candidates.filter(({ email }) => email === uploaded.email);
  return length > 1 ? [`the uploaded person is there ${length} times`] : [];
}
