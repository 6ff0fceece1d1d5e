import { z } from 'zod';
import { noticeWays, personRequestKinds } from '@/lib/domain/privacy-enums';
import { criterionKinds, requirementImportances } from '@/lib/domain/process-enums';
import {
  retentionActions,
  retentionBases,
  retentionSinces,
  retentionUnits,
} from '@/lib/domain/retention/retention-enums';
import { roleSchema } from '@/lib/domain/user-schemas';
import { locales } from '@/lib/i18n/locale';
import { noticeKinds } from '@/lib/notices/enums';
import { factNames, fileFormats, skeletons } from './enums';

const id = z.uuid();
const moment = z.iso.datetime();
const text = z.string();
const count = z.int();
const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const line = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

/** Who judged, and by what. */
const versionShape = {
  engine: text,
  engineVersion: text,
  model: text.nullable(),
  promptVersion: text.nullable(),
  readerVersion: text,
};
export const versionPartsSchema = z.strictObject(versionShape);

const change = { at: moment, actorId: id.nullable(), field: text, subject: text.nullable(), from: value, to: value };

const fileLine = line('file', {
  linesVersion: count,
  madeAt: moment,
  madeBy: id,
  format: z.enum(fileFormats),
  language: z.enum(locales),
  /** Null: of the installation. */
  processId: id.nullable(),
  product: text,
  /** The end of the audit log's chain when the file was begun, and what is wrong with the chain. */
  chain: z.strictObject({ seq: count, hash: text, fault: text.nullable(), faultSeq: count.nullable() }),
});

const documentLine = line('document', {
  document: z.enum(skeletons),
  /** `gap`: what the customer has to fill in. */
  kind: z.enum(['title', 'heading', 'text', 'item', 'gap']),
  text,
});

const versionLine = line('version', {
  ...versionShape,
  /** `verdicts` for who judged, `texts` for the model that wrote the texts of an analysis. */
  purpose: z.enum(['verdicts', 'texts']),
  firstUsedAt: moment,
  lastUsedAt: moment,
  runs: count,
  /** What differs from the version that came into use before. */
  changed: z.array(z.enum(['engine', 'engineVersion', 'model', 'promptVersion', 'readerVersion'])),
  /** Verdicts on the same CV and the same criteria under both. */
  compared: z.strictObject({ people: count, verdicts: count, changed: count, meanScoreChange: z.number().nullable() }),
  significance: z.enum(['first', 'significant', 'small', 'unmeasured']),
});

const processLine = line('process', {
  processId: id,
  ordinalNumber: count,
  name: text,
  status: text,
  /** Null: what the installation is set to. */
  engine: text.nullable(),
  createdAt: moment,
  restricted: z.boolean(),
  blindMode: z.boolean(),
  hidesScore: z.boolean(),
  people: count,
  /** Not shown, only counted. */
  blocked: count,
  erased: count,
});

const criterionLine = line('criterion', {
  processId: id,
  criterionId: id,
  kind: z.enum(criterionKinds),
  text,
  importance: count,
  necessity: z.enum(requirementImportances),
  languageLevel: text.nullable(),
  counted: z.boolean(),
  createdAt: moment,
  /** What today's rules warn of; the criterion was saved all the same. */
  warnings: z.array(text),
});

const personLine = line('person', {
  userId: id,
  name: text,
  role: roleSchema,
  active: z.boolean(),
  secondStep: z.boolean(),
  mayDecide: z.boolean(),
  mayAdminister: z.boolean(),
  /** Of restricted and other processes; in the file of a process that one at most. */
  memberOf: z.array(id),
});

const oversightLine = line('oversight', {
  processId: id,
  seen: count,
  corrected: count,
  kappa: z.strictObject({ kappa: z.number(), low: z.number(), high: z.number() }).nullable(),
  advanced: count,
  rejected: count,
  /** Share of pairs of an advanced and a rejected person in which the rejected one has the higher score. */
  againstRanking: z.number().nullable(),
});

const retentionRuleLine = line('retention-rule', {
  ruleId: id,
  name: text,
  active: z.boolean(),
  activeSince: moment.nullable(),
  basis: z.enum(retentionBases),
  since: z.enum(retentionSinces),
  period: count,
  unit: z.enum(retentionUnits),
  action: z.enum(retentionActions),
  eraseAfterMonths: count.nullable(),
});

const runLine = line('run', {
  analysisId: id,
  candidateId: id,
  processId: id,
  startedAt: moment,
  finishedAt: moment,
  /** Null: the product itself. */
  requestedById: id.nullable(),
  ...versionShape,
  textsModel: text.nullable(),
  textsPromptVersion: text.nullable(),
  votes: count,
  fallbackReason: text.nullable(),
  removedSentences: count,
  inputTokens: count,
  outputTokens: count,
  inputHash: text,
});

const eventLine = line('event', {
  eventId: id,
  /** Place and hash in the chain of the audit log. */
  seq: count.nullable(),
  eventHash: text.nullable(),
  at: moment,
  actorId: id.nullable(),
  source: text.nullable(),
  action: text,
  processId: id.nullable(),
  candidateId: id.nullable(),
  /** About somebody who is blocked or erased: no id and no details. */
  gone: z.boolean(),
  details: z.record(z.string(), z.unknown()),
  /** The names of the details that are left out here and stand in the audit log. */
  leftOut: z.array(text),
});

/** Every line of the file; besides its own fields each has `n`, its number from 1, and `hash` (lib/auditor-file/seal-lines.ts). */
export const lineSchema = z.discriminatedUnion('type', [
  fileLine,
  documentLine,
  line('fact', { name: z.enum(factNames), value: text.nullable() }),
  versionLine,
  line('setting-change', { ...change, action: text }),
  processLine,
  criterionLine,
  line('criterion-change', { ...change, processId: id, warnings: z.array(text) }),
  personLine,
  oversightLine,
  line('fast-decisions', { processId: id, userId: id, decisions: count, minutes: count, from: moment }),
  line('fairness-run', {
    runId: id,
    processId: id,
    ...versionPartsSchema.omit({ readerVersion: true }).shape,
    state: text,
    examined: count,
    differing: count,
    passed: z.boolean().nullable(),
    createdAt: moment,
  }),
  line('notice-version', {
    kind: z.enum(noticeKinds),
    language: z.enum(locales),
    version: count,
    savedAt: moment,
    savedById: id,
  }),
  /** `way` NONE: no notice is on record. */
  line('notice-count', { way: z.enum([...noticeWays, 'NONE']), people: count }),
  /** `withdrawn`: recorded by mistake; in no other number. */
  line('request-count', {
    kind: z.enum(personRequestKinds),
    asked: count,
    answered: count,
    answeredLate: count,
    overdue: count,
    withdrawn: count,
  }),
  /** Months are those of the installation's time zone. */
  line('incident', { kind: text, code: text, month: text, count }),
  retentionRuleLine,
  line('retention-run', {
    runId: id,
    startedAt: moment,
    endedAt: moment.nullable(),
    erased: count,
    blocked: count,
    expired: count,
    stayed: count,
  }),
  line('retention-count', { what: z.enum(['blocked', 'erased', 'postponed']), people: count }),
  line('log-count', { log: z.enum(['runs', 'events']), month: text, group: text, count }),
  runLine,
  eventLine,
  line('end', { lines: count }),
]);

export type FileLine = z.infer<typeof lineSchema>;
export type LineType = FileLine['type'];
export type LineOf<Type extends LineType> = Extract<FileLine, { type: Type }>;
export type VersionParts = z.infer<typeof versionPartsSchema>;
