import { useFormatter, useTranslations } from 'next-intl';
import { fullName } from '@/components/users/full-name';
import type { LinedEntry } from './history-lines';
import { HistoryLineRow } from './history-line';

const actionKeys = {
  'process.ats-linked': 'atsLinked',
  'process.ats-unlinked': 'atsUnlinked',
  'process.created': 'created',
  'process.defined': 'defined',
  'process.status-changed': 'statusChanged',
  'process.blind-mode-changed': 'blindModeChanged',
  'process.hidden-score-changed': 'hiddenScoreChanged',
  'process.calibration-changed': 'calibrationChanged',
  'process.stages-chosen': 'stagesChosen',
  'process.access-changed': 'accessChanged',
  'process.member-added': 'memberAdded',
  'process.member-removed': 'memberRemoved',
  'process.candidates-revealed': 'candidatesRevealed',
  'process.candidates-hidden': 'candidatesHidden',
  'process.edited': 'edited',
  'process.candidates-reprocessed': 'reprocessed',
  'process.candidates-exported': 'exported',
  'process.batch-requested': 'batchRequested',
  'process.batch-cancelled': 'batchCancelled',
  'process.batch-ended': 'batchEnded',
  'process.shortlist-created': 'shortlistCreated',
  'process.shortlist-deleted': 'shortlistDeleted',
  'process.shortlist-link-created': 'shortlistLinkCreated',
  'process.shortlist-link-revoked': 'shortlistLinkRevoked',
  'application-form.saved': 'formSaved',
  'application-link.created': 'formLinkCreated',
  'application-link.revoked': 'formLinkRevoked',
} as const;

/** Their lines describe these actions completely. */
const actionsShownAsLines = new Set([
  'process.edited',
  'process.status-changed',
  'process.blind-mode-changed',
  'process.hidden-score-changed',
  'process.calibration-changed',
  'process.stages-chosen',
  'process.access-changed',
]);

function isKnown(action: string): action is keyof typeof actionKeys {
  return Object.hasOwn(actionKeys, action);
}

/** The name of an actor, also of deactivated or deleted accounts. */
export function useActorName() {
  const t = useTranslations('processHistory');
  return ({ actor, actorState }: Pick<LinedEntry, 'actor' | 'actorState'>): string => {
    if (!actor) return actorState === 'DELETED' ? t('deleted') : t('system');
    const name = `${actor.firstName} ${actor.lastName}`;
    return actorState === 'INACTIVE' ? `${name} (${t('inactive')})` : name;
  };
}

/** What an entry is called. */
export function useActionTitle() {
  const t = useTranslations('processHistory.action');
  return ({ action, reveal, reanalysed }: Pick<LinedEntry, 'action' | 'reveal' | 'reanalysed'>): string =>
    t(isKnown(action) ? actionKeys[action] : 'other', { count: reveal?.count ?? reanalysed ?? 0 });
}

/** Who was revealed or hidden again, and why. */
function RevealFacts({ reveal }: { reveal: NonNullable<LinedEntry['reveal']> }) {
  const t = useTranslations('processHistory.reveal');
  const { candidates, reason, cause, count } = reveal;
  const numbers = candidates.map(({ ordinalNumber }) => ordinalNumber).join(', ');
  const facts = [
    cause && t(`cause.${cause}`),
    numbers && t(count > candidates.length ? 'numbersAndMore' : 'numbers', { numbers }),
    reason && t('reason', { reason }),
  ].filter(Boolean);
  return facts.map((fact) => (
    <p key={fact} className="text-ink-muted text-sm text-pretty break-words">
      {fact}
    </p>
  ));
}

/** A history entry: time, actor, action, changed fields, and the effect on candidates. */
export function HistoryEntryItem({ entry }: { entry: LinedEntry }) {
  const t = useTranslations('processHistory');
  const format = useFormatter();
  const who = useActorName();
  const { action, change, at, lines } = entry;
  const title = useActionTitle()(entry);
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <p className="text-sm sm:pt-px">
        <time dateTime={at} className="text-ink-muted tabular-nums">
          {format.dateTime(new Date(at), { timeStyle: 'short' })}
        </time>
        <span className="text-ink-faint" aria-hidden="true">
          {' · '}
        </span>
        <span className="break-words">{who(entry)}</span>
      </p>
      <div className="flex min-w-0 flex-col gap-1.5">
        {(lines.length === 0 || !actionsShownAsLines.has(action)) && <h4 className="font-medium">{title}</h4>}
        {lines.map((line, index) => (
          // Lines never reorder.
          <HistoryLineRow key={index} line={line} />
        ))}
        {entry.overwrote && <p className="text-ink-muted text-sm text-pretty">{t('overwrote')}</p>}
        {entry.member && <p className="break-words">{fullName(entry.member)}</p>}
        {entry.reveal && <RevealFacts reveal={entry.reveal} />}
        {change && change.effect !== 'NONE' && (
          <p className="text-ink-muted text-sm">
            {t(`effect.${change.effect === 'OUTDATED' ? 'OUTDATED' : 'RESCORED'}`, { count: change.candidates })}
          </p>
        )}
      </div>
    </li>
  );
}
