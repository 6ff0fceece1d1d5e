import { inDatabase, personalData } from '../../lib/domain/personal-data';
import type { DataTable } from '../../lib/domain/personal-data/data-classes';
import { readModels, type Model } from './prisma-schema';
import type { Problem, SourceFile } from './source-tree';

const place = 'lib/domain/personal-data.ts';
const decide =
  'what becomes of it when a candidate is erased and restored, whether a blind process hides it, and whether it is in the ' +
  'export and in the copy for the person';

/** Tables that hold nothing about a candidate: processes, accounts and their sign-ins, connections, settings, and the queue. */
const withoutCandidates = new Set([
  'Process',
  'ProcessMember',
  'ProcessTemplate',
  'ApplicationForm',
  'ApplicationLink',
  'Criterion',
  'DecisionReason',
  'DecisionSettings',
  'MessageSettings',
  'Stage',
  'ProcessStage',
  'SavedView',
  'User',
  'UserSession',
  'ApiToken',
  'NotificationSwitch',
  'NotificationSchedule',
  'SecondStep',
  'RecoveryCode',
  'RequiredSecondStep',
  'Invitation',
  'PasswordReset',
  'PasswordRequest',
  'SetupCode',
  'IdentityProviderEvent',
  'RateLimit',
  'FailedSignIn',
  'AuditChain',
  'AuditSettings',
  'RetentionRule',
  'RetentionRun',
  'UpcomingRetention',
  'BackupRun',
  'TombstoneKey',
  'NoticeFacts',
  'NoticeVersion',
  'MessageTemplateVersion',
  'PayRange',
  'InterviewOffer',
  'InterviewSlot',
  'Shortlist',
  'AtsConnection',
  'AtsLink',
  'AtsSync',
  'ModelSettings',
  'ModelServer',
  'ModelUse',
  'ModelGate',
  'ModelCall',
  'ModelBatch',
  'FairnessRun',
  'FairnessImpact',
  'EngineContact',
  'JobLock',
  'IncomingUpload',
  'Lease',
  'DurableCall',
  'DurableTurn',
  'DurableWait',
  'DurableEvent',
  'DurableIdempotency',
]);

/** Columns and relations of a declared table that have no class, or are not as its declaration says. */
function checkTable({ name, file, line, table, fields }: Model, data: DataTable, models: Set<string>): Problem[] {
  const columns = fields.filter(({ type }) => !models.has(type));
  const known = new Set(columns.map((field) => field.name));
  const problems = columns.flatMap((field): Problem[] => {
    const found = { file, line: field.line };
    if (!(field.name in data.columns))
      return [{ ...found, message: `${name}.${field.name} has no class in ${place}: say there ${decide}.` }];
    if (field.column === inDatabase(field.name)) return [];
    return [
      { ...found, message: `Map it to "${inDatabase(field.name)}": erasing finds ${name}.${field.name} by that.` },
    ];
  });
  const named = [...Object.keys(data.columns), ...Object.keys(data.emptied ?? {}), ...(data.exported ?? [])];
  for (const gone of named.filter((column) => !known.has(column)))
    problems.push({ file, line, message: `${place} names ${name}.${gone}, which is not there: take it out.` });
  if (table !== inDatabase(name))
    problems.push({ file, line, message: `Map it to "${inDatabase(name)}": erasing finds ${name} by that.` });
  const { of } = data;
  const above = of && fields.find(({ key, type }) => key === of[0] && type === of[1]);
  if (of && !above?.cascades) {
    const message = `${name}.${of[0]} must refer to ${of[1]} with onDelete: Cascade, or be told otherwise in ${place}: erasing a candidate would leave its rows.`;
    problems.push({ file, line: above?.line ?? line, message });
  }
  return problems;
}

/** Tables, columns and relations of the Prisma schema of which `personalData` does not say what becomes of them. */
export function checkPersonalData(files: SourceFile[]): Problem[] {
  const models = readModels(files);
  const names = new Set(models.map(({ name }) => name));
  const problems = models.flatMap((model): Problem[] => {
    const { name, file, line, fields } = model;
    const data = personalData[name];
    if (data) return checkTable(model, data, names);
    if (!withoutCandidates.has(name)) {
      const message = `${name} is new: where it holds anything about a candidate say in ${place} ${decide}, else name it in scripts/checks/personal-data.ts.`;
      return [{ file, line, message }];
    }
    return fields
      .filter(({ type, key, isList }) => {
        const isOfCandidates = type in personalData && personalData[type]?.rows !== 'age';
        return isOfCandidates && (key !== null || (isList && isHidden(models, name, type)));
      })
      .map((field) => ({
        file,
        line: field.line,
        message: `${name}.${field.name} refers to ${field.type}, so that ${name} says something about a candidate: say in ${place} ${decide}.`,
      }));
  });
  const gone = [...Object.keys(personalData), ...withoutCandidates].filter((name) => !names.has(name));
  return [
    ...problems,
    ...gone.map((name) => ({ file: place, line: 1, message: `There is no table ${name}: take it out.` })),
  ];
}

/** Whether a list of `type` in a model is kept in a table that no model stands for. */
function isHidden(models: Model[], name: string, type: string): boolean {
  const other = models.find((model) => model.name === type);
  return other?.fields.some((field) => field.type === name && field.isList) ?? false;
}
