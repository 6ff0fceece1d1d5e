import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import type { Thumb } from '@/lib/domain/candidate-enums';
import type { GivenAnswer, ShortlistDto } from '@/lib/shortlists/shortlist-schemas';

const icons = { UP: ThumbsUp, DOWN: ThumbsDown };

/** What people think of each candidate of a shortlist. */
export function ShortlistAnswers({ processId, shortlist }: { processId: string; shortlist: ShortlistDto }) {
  const t = useTranslations('shortlists.screen');
  const { candidates, criteria } = shortlist;
  return (
    <section aria-label={t('answers')} aria-live="polite" className="flex min-w-0 flex-col gap-3">
      {candidates.every(({ answers }) => answers.length === 0) && <p className="text-ink-muted">{t('noAnswers')}</p>}
      {candidates.map(({ candidateId, ordinalNumber, name, answers }) => (
        <article key={candidateId} className="bg-surface rounded-lg border px-4 py-3">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
            <Link
              prefetch={false}
              href={`/processes/${processId}/candidates/${candidateId}`}
              className="rounded-sm wrap-anywhere hover:underline"
            >
              {name ?? t('candidate', { number: ordinalNumber })}
            </Link>
          </h2>
          {answers.length === 0 && <p className="text-ink-muted text-sm">{t('none')}</p>}
          <ul className="divide-line divide-y">
            {answers.map((answer, index) => (
              <li key={index} className="py-2">
                <Answer answer={answer} criteria={criteria} />
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
}

function Answer({ answer, criteria }: { answer: GivenAnswer; criteria: readonly string[] }) {
  const t = useTranslations('shortlists.screen');
  const format = useFormatter();
  const { overall, marks, comment, reviewerName, isMember, at } = answer;
  const given = [[t('overall'), overall] as const, ...criteria.map((text, index) => [text, marks[index]] as const)];
  return (
    <>
      <p className="text-ink-muted text-sm wrap-anywhere">
        <span className="text-ink font-medium">{reviewerName}</span>
        {isMember && ` · ${t('member')}`}
        {` · ${format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}`}
      </p>
      <ul className="mt-1 flex flex-wrap gap-1.5">
        {given.map(([text, thumb]) => thumb && <Mark key={text} text={text} thumb={thumb} />)}
      </ul>
      {comment && <p className="mt-1.5 text-pretty wrap-anywhere whitespace-pre-line">{comment}</p>}
    </>
  );
}

function Mark({ text, thumb }: { text: string; thumb: Thumb }) {
  const t = useTranslations('shortlists.screen');
  const Icon = icons[thumb];
  return (
    <li className="min-w-0">
      <Badge tone={thumb === 'UP' ? 'positive' : 'negative'} className="h-auto min-h-5 py-0.5 whitespace-normal">
        <Icon aria-hidden="true" />
        <span className="wrap-anywhere">{`${text}: ${t(thumb)}`}</span>
      </Badge>
    </li>
  );
}
