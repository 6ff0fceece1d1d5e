'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useDayText, useDecisionText } from '@/components/analysis/use-decision-text';
import { fullName } from '@/components/users/full-name';
import { activitiesQuery } from '@/components/queries/candidates/candidate-queries';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { ActivityDto } from '@/lib/domain/candidate-review-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { FollowUpChange } from '@/lib/domain/stage-schemas';
import { toLocale } from '@/lib/i18n/locale';
import { MessageEntry } from '../messages/message-entry';
import { Section } from './section';

/** A change of owner, next step or both in a few words. */
function useFollowUpText(): (change: FollowUpChange) => string {
  const t = useTranslations('candidatePage.activity.FOLLOW_UP');
  const dueText = useDayText();
  return ({ from, to, isUndoing }) => {
    const nameOf = ({ owner }: typeof from) => (owner ? fullName(owner) : t('nobody'));
    const stepOf = ({ nextStep, dueOn }: typeof from) => (dueOn ? `${nextStep} (${dueText(dueOn)})` : nextStep);
    const parts = [
      from.owner?.userId !== to.owner?.userId && t('owner', { from: nameOf(from), to: nameOf(to) }),
      (from.nextStep !== to.nextStep || from.dueOn !== to.dueOn) &&
        (to.nextStep ? t('step', { step: stepOf(to) }) : t('noStep', { step: stepOf(from) })),
    ];
    const text = parts.filter(Boolean).join(' · ');
    return isUndoing ? t('undone', { text }) : text;
  };
}

/** What happened in a few words, and the person's own words about it. */
function useActivityText(): (activity: ActivityDto) => { title: string; words: string } {
  const t = useTranslations('candidatePage.activity');
  const decisionText = useDecisionText();
  const messages = useTranslations('messages');
  const verdicts = useTranslations('ui');
  const replaced = useTranslations('candidatePage.replace');
  const locale = toLocale(useLocale());
  const followUpText = useFollowUpText();
  const format = useFormatter();
  const moment = (at: string | undefined) =>
    at && format.dateTime(new Date(at), { dateStyle: 'full', timeStyle: 'short' });
  const ended = (title: string, end: { by: ActivityDto['by'] } | null) =>
    end ? `${title} (${end.by ? t('undoneBy', { name: fullName(end.by) }) : t('ended')})` : title;
  return (activity) => {
    switch (activity.kind) {
      case 'ANALYSED':
        return {
          title: activity.matchScore === null ? t('analysedUnread') : t('ANALYSED', { score: activity.matchScore }),
          words: '',
        };
      case 'DECIDED': {
        const { reason, note } = activity.decision;
        const words = [reason?.[locale], note].filter(Boolean).join(' · ');
        return { title: ended(t('DECIDED', { decision: decisionText(activity.decision) }), activity.undone), words };
      }
      case 'CORRECTED': {
        const { label, isRedFlag, from, to, reason } = activity;
        const words = isRedFlag ? 'redFlagChoice' : 'verdict';
        const values = { label, from: verdicts(`${words}.${from}`), to: verdicts(`${words}.${to}`) };
        const title = t('CORRECTED', values);
        return { title: ended(title, activity.ended), words: reason };
      }
      case 'STAGE': {
        const { cause, from, to } = activity.change;
        const nameOf = (stage: typeof from) => stage?.[locale] ?? t('noStage');
        return { title: t(`STAGE.${cause}`, { from: nameOf(from), to: nameOf(to) }), words: '' };
      }
      case 'FOLLOW_UP':
        return { title: followUpText(activity.change), words: '' };
      case 'NOTE':
        return { title: t('NOTE'), words: activity.note.text };
      case 'MESSAGE':
        return { title: messages('entry.title', { kind: messages(`kind.${activity.message.kind}`) }), words: '' };
      case 'REVEALED':
        return { title: ended(t(`REVEALED.${activity.cause}`), activity.ended), words: activity.reason };
      default:
        return {
          title: t(`logged.${activity.kind}`),
          words: [activity.confirmedAs && replaced(`reason.${activity.confirmedAs}`), moment(activity.startsAt)]
            .filter(Boolean)
            .join(' · '),
        };
    }
  };
}

/** What happened to the candidate, latest first. */
export function CandidateActivity({ candidate }: { candidate: Pick<CandidateDto, 'processId' | 'id'> }) {
  const t = useTranslations('candidatePage.activity');
  const format = useFormatter();
  const describe = useActivityText();
  const { data, error, refetch } = useQuery(activitiesQuery(candidate.processId, candidate.id));
  return (
    <Section title={t('title')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-16" />}
      <ol className="space-y-1.5">
        {data?.map((activity) => {
          const { title, words } = describe(activity);
          return (
            <li key={activity.id} className="grid gap-x-4 sm:grid-cols-[10.5rem_minmax(0,1fr)]">
              <time dateTime={activity.at} className="text-ink-muted text-sm tabular-nums">
                {format.dateTime(new Date(activity.at), { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
              <div className="min-w-0">
                <p className="text-pretty break-words">
                  {title}
                  {activity.by && <span className="text-ink-muted"> · {fullName(activity.by)}</span>}
                  {words && <span className="text-ink-muted line-clamp-2 text-sm">{words}</span>}
                </p>
                {activity.kind === 'MESSAGE' && (
                  <MessageEntry candidate={candidate} messageId={activity.id} message={activity.message} />
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
