import type { FileLine, LineOf, LineType, VersionParts } from '../line-schemas';
import { auditorDocument, type AuditorDocument, type DocumentWords } from './document-words';

/** The lines that are told as a sentence each; the others begin a part, or are in no document. */
export type ToldType = Exclude<LineType, 'file' | 'document' | 'fact' | 'process' | 'run' | 'event' | 'end'>;

interface Context extends DocumentWords {
  /** What a process is called. */
  processName: (id: string) => string;
}

type Sayer<Type extends LineType> = (line: LineOf<Type>, t: AuditorDocument, words: Context) => string;

const join = (...parts: (string | false | null)[]): string => parts.filter(Boolean).join(' ');

function nameVersion(one: VersionParts, t: AuditorDocument, { engine }: Context): string {
  return [
    engine(one.engine),
    one.engineVersion && t('version.engineVersion', { version: one.engineVersion }),
    one.model && t('version.model', { model: one.model }),
    one.promptVersion && t('version.promptVersion', { version: one.promptVersion }),
    one.readerVersion && t('version.readerVersion', { version: one.readerVersion }),
  ]
    .filter(Boolean)
    .join(', ');
}

const sayVersion: Sayer<'version'> = (one, t: AuditorDocument, words) => {
  const { on, number } = words;
  const line = t('version.line', {
    engine: nameVersion(one, t, words),
    first: on(one.firstUsedAt),
    last: on(one.lastUsedAt),
    runs: one.runs,
    significance: t(`significance.${one.significance}`),
  });
  const { people, verdicts, changed, meanScoreChange } = one.compared;
  const score = meanScoreChange === null ? '–' : `${meanScoreChange > 0 ? '+' : ''}${number(meanScoreChange)}`;
  return join(
    one.purpose === 'texts' ? t('version.texts', { line }) : line,
    verdicts > 0 && t('version.compared', { people, verdicts, changed, score }),
  );
};

function sayChange(
  { at, field, subject, from, to }: LineOf<'setting-change'> | LineOf<'criterion-change'>,
  t: AuditorDocument,
  { on }: Context,
): string {
  const value = (one: typeof from) => (one === null || one === '' ? t('empty') : String(one));
  return t('change', {
    at: on(at),
    field,
    subject: subject === null ? '' : ` (${subject})`,
    from: value(from),
    to: value(to),
  });
}

const sayPerson: Sayer<'person'> = (
  { name, role, active, secondStep, mayDecide, mayAdminister, memberOf },
  t: AuditorDocument,
) => {
  const facts = [
    !active && t('personFact.inactive'),
    mayDecide && t('personFact.decides'),
    mayAdminister && t('personFact.administers'),
    secondStep && t('personFact.secondStep'),
    memberOf.length > 0 && t('personFact.member'),
  ].filter(Boolean);
  return t('person', { name, role: t(`role.${role}`), facts: facts.map((fact) => `, ${fact}`).join('') });
};

const sayOversight: Sayer<'oversight'> = (one, t: AuditorDocument, { share, number, processName }) => {
  const { seen, corrected, kappa, advanced, rejected, againstRanking } = one;
  return join(
    t('oversight.line', { process: processName(one.processId), seen, corrected, share: share(corrected, seen) }),
    kappa && t('oversight.kappa', { kappa: number(kappa.kappa), low: number(kappa.low), high: number(kappa.high) }),
    t('oversight.decisions', { advanced, rejected }),
    againstRanking !== null && t('oversight.against', { share: share(againstRanking, 1) }),
  );
};

const sayRule: Sayer<'retention-rule'> = (rule, t: AuditorDocument) =>
  t('rule.line', {
    name: rule.name,
    active: t(rule.active ? 'rule.active' : 'rule.inactive'),
    basis: t(`rule.basis.${rule.basis}`),
    period: t(`rule.unit.${rule.unit}`, { count: rule.period }),
    since: t(`rule.since.${rule.since}`),
    action:
      rule.action === 'ERASE' ? t('rule.action.ERASE') : t('rule.action.BLOCK', { count: rule.eraseAfterMonths ?? 0 }),
  });

const sayers: { [Type in ToldType]: Sayer<Type> } = {
  version: sayVersion,
  'setting-change': (line, t: AuditorDocument, words) =>
    line.field === '' ? t('act', { at: words.on(line.at), act: words.action(line.action) }) : sayChange(line, t, words),
  criterion: ({ kind, text, importance, necessity, counted, warnings }, t: AuditorDocument, { warning }) =>
    join(
      t('criterion', { kind: t(`kind.${kind}`), text, importance, necessity: t(`necessity.${necessity}`) }),
      !counted && t('uncounted'),
      warnings.length > 0 && t('warning', { warnings: warnings.map(warning).join(' ') }),
    ),
  'criterion-change': (line, t: AuditorDocument, words) =>
    join(
      sayChange(line, t, words),
      line.warnings.length > 0 && t('warning', { warnings: line.warnings.map(words.warning).join(' ') }),
    ),
  person: sayPerson,
  oversight: sayOversight,
  'fast-decisions': ({ processId, userId: user, decisions, minutes, from }, t: AuditorDocument, { at, processName }) =>
    t('fast', { process: processName(processId), decisions, minutes, at: at(from), user }),
  'fairness-run': ({ processId, createdAt, examined, differing, passed }, t: AuditorDocument, { on, processName }) =>
    t('fairness', {
      process: processName(processId),
      at: on(createdAt),
      examined,
      differing,
      result: t(`fairnessResult.${passed === null ? 'open' : passed ? 'passed' : 'failed'}`),
    }),
  'notice-version': ({ kind, language, version, savedAt }, t: AuditorDocument, { on }) =>
    t('notice', { kind: t(`noticeKind.${kind}`), language, version, at: on(savedAt) }),
  'notice-count': ({ way, people }, t: AuditorDocument) => t('noticeCount', { way: t(`way.${way}`), people }),
  'request-count': ({ kind, asked, answered, answeredLate: late, overdue, withdrawn }, t: AuditorDocument) =>
    t('requests', { kind: t(`request.${kind}`), asked, answered, late, overdue, withdrawn }),
  incident: ({ kind, code, month, count }, t: AuditorDocument, { action }) =>
    t('incident', {
      month,
      count,
      what: kind === 'sign-in.failed' ? t('failedSignIn') : action(kind),
      code: code === '' ? '' : ` (${code})`,
    }),
  'retention-rule': sayRule,
  'retention-run': ({ startedAt, erased, blocked, expired, stayed }, t: AuditorDocument, { on }) =>
    t('retentionRun', { at: on(startedAt), erased, blocked, expired, stayed }),
  'retention-count': ({ what, people }, t: AuditorDocument) => t(`retentionCount.${what}`, { people }),
  'log-count': ({ log, month, group, count }, t: AuditorDocument, words) =>
    t('logCount', {
      month,
      count,
      log: t(`log.${log}`),
      group: log === 'runs' ? words.engine(group) : words.group(group),
    }),
};

/** A line as a sentence of the document's language. */
export function sayLine(line: Extract<FileLine, { type: ToldType }>, words: Context): string {
  const say = sayers[line.type] as Sayer<LineType>;
  return say(line, auditorDocument(words.locale), words);
}
