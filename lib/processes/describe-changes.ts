import type { ChangeValue, FieldChange } from '@/lib/audit/field-change';
import type { ProcessDto } from '@/lib/domain/process-schemas';

type Entry = Record<string, ChangeValue> & { id: string };

/** For each list of criteria: its name in the history, and the field that identifies an entry. */
const lists = [
  { noun: 'requirement', name: 'text', read: (process: ProcessDto): Entry[] => process.requirementList },
  { noun: 'language', name: 'language', read: (process: ProcessDto): Entry[] => process.languages },
  { noun: 'redFlag', name: 'text', read: (process: ProcessDto): Entry[] => process.redFlags },
];

function flatten(process: ProcessDto): Record<string, ChangeValue> {
  const { name, externalRecruitmentId, externalProcessId, extendedAtsIntegration, engine, requirements } = process;
  const { location, budget } = process;
  return {
    name,
    externalRecruitmentId,
    externalProcessId,
    extendedAtsIntegration,
    engine,
    requirements,
    'location.type': location?.type ?? null,
    'location.atsLocation': location?.atsLocation ?? null,
    'budget.maxMinor': budget?.maxMinor ?? null,
    'budget.currency': budget?.currency ?? null,
    'budget.tolerancePercent': budget?.tolerancePercent ?? null,
    'budget.period': budget?.period ?? null,
    'budget.basis': budget?.basis ?? null,
  };
}

function differences(
  before: Record<string, ChangeValue>,
  after: Record<string, ChangeValue>,
  subject: string | null = null,
  prefix = '',
): FieldChange[] {
  return Object.keys(after).flatMap((field) => {
    const [from, to] = [before[field] ?? null, after[field] ?? null];
    return from === to ? [] : [{ field: prefix + field, subject, from, to }];
  });
}

function listChanges({ noun, name, read }: (typeof lists)[number], before: ProcessDto, after: ProcessDto) {
  const [old, now] = [read(before), read(after)];
  const known = new Map(old.map((entry) => [entry.id, entry]));
  const left = new Set(now.map(({ id }) => id));
  const called = (entry: Entry): string => String(entry[name]);
  const changes: FieldChange[] = [];
  for (const entry of old) {
    if (!left.has(entry.id)) changes.push({ field: noun, subject: called(entry), from: called(entry), to: null });
  }
  for (const entry of now) {
    const former = known.get(entry.id);
    if (former) changes.push(...differences(former, entry, called(former), `${noun}.`));
    else changes.push({ field: noun, subject: called(entry), from: null, to: called(entry) });
  }
  const [from, to] = [old.filter(({ id }) => left.has(id)), now.filter(({ id }) => known.has(id))];
  if (from.some(({ id }, place) => to[place]?.id !== id)) {
    const inOrder = (entries: Entry[]): string => entries.map(called).join(' · ');
    changes.push({ field: `${noun}.order`, subject: null, from: inOrder(from), to: inOrder(to) });
  }
  return changes;
}

/** The fields that an edit changed; list entries are matched by id. Empty when nothing changed. */
export function describeChanges(before: ProcessDto, after: ProcessDto): FieldChange[] {
  return [
    ...differences(flatten(before), flatten(after)),
    ...lists.flatMap((list) => listChanges(list, before, after)),
  ];
}
