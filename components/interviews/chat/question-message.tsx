import { Bot, Check, ChevronRight, CornerDownRight, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { InterviewQuestionDto } from '@/lib/interviews/simulation-schemas';

function Signs({ title, signs, lang, good }: { title: string; signs: string[]; lang: string; good: boolean }) {
  const Icon = good ? Check : X;
  return (
    <div>
      <p className="text-ink-muted text-sm">{title}</p>
      <ul lang={lang} className="mt-0.5 space-y-0.5">
        {signs.map((sign) => (
          <li key={sign} className="flex items-start gap-1.5">
            <Icon
              className={good ? 'text-positive-ink mt-1 size-3.5 shrink-0' : 'text-negative-ink mt-1 size-3.5 shrink-0'}
              aria-hidden="true"
            />
            <span className="text-pretty">{sign}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface QuestionMessageProps {
  question: InterviewQuestionDto;
  isRedFlag: boolean;
  /** Whether to say who put it into words: a model asks, or the bank in its place. */
  saysAuthor: boolean;
}

/** The assistant's question, the criterion that it serves, and what to listen for. */
export function QuestionMessage({ question, isRedFlag, saysAuthor }: QuestionMessageProps) {
  const t = useTranslations('interviewSimulation');
  const { label, verdict, isFollowUp, text, locale, goodSigns, poorSigns, signsLocale, writtenBy } = question;
  const Icon = isFollowUp ? CornerDownRight : Bot;
  return (
    <div className="flex max-w-[92%] items-start gap-2.5">
      <span className="bg-accent-soft text-accent-ink mt-0.5 grid size-7 shrink-0 place-items-center rounded-full">
        <Icon className="size-4" aria-hidden="true" />
      </span>
      <div className="bg-surface min-w-0 rounded-lg border px-3 py-2">
        <p className="text-ink-muted flex flex-wrap items-baseline gap-x-3 text-sm">
          <span className="break-words">
            <span className="sr-only">{t('assistant')}: </span>
            {isFollowUp && `${t('followUp')}: `}
            {label ?? t('general')}
          </span>
          {!isFollowUp && verdict && <VerdictMark verdict={verdict} redFlag={isRedFlag} />}
          {saysAuthor && <span className="text-xs">{t(`author.${writtenBy}`)}</span>}
        </p>
        <p lang={locale} className="mt-0.5 max-w-prose text-pretty break-words whitespace-pre-line">
          {text}
        </p>
        {!isFollowUp && goodSigns.length + poorSigns.length > 0 && (
          <details
            className="group mt-1.5"
            // Of the last question it opens below the edge.
            onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })}
          >
            <summary className="text-accent-ink inline-flex cursor-pointer list-none items-center gap-1 rounded-sm text-sm hover:underline">
              <ChevronRight className="size-3.5 group-open:rotate-90" aria-hidden="true" />
              {t('signs.title')}
            </summary>
            <div className="mt-1.5 grid gap-3 sm:grid-cols-2">
              <Signs title={t('signs.good')} signs={goodSigns} lang={signsLocale} good />
              <Signs title={t('signs.poor')} signs={poorSigns} lang={signsLocale} good={false} />
            </div>
          </details>
        )}
      </div>
    </div>
  );
}
