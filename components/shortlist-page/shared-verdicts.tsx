import { useTranslations } from 'next-intl';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { SharedCandidate } from '@/lib/shortlists/shortlist-schemas';

interface SharedVerdictsProps {
  candidate: SharedCandidate;
  /** Shows where a criterion's quote stands in the CV. */
  onShow: (criterionId: string) => void;
}

/** The verdicts on a candidate with the CV's words. */
export function SharedVerdicts({ candidate: { verdicts, isToJudge }, onShow }: SharedVerdictsProps) {
  const t = useTranslations('shortlistPage.verdicts');
  if (verdicts.length === 0) return <p className="text-ink-muted text-pretty">{t(isToJudge ? 'toJudge' : 'none')}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {verdicts.map(({ criterionId, kind, label, verdict, reason, quotes }) => (
        <li key={criterionId} className="bg-surface rounded-lg border px-4 py-3">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h2 className="min-w-0 font-medium text-pretty wrap-anywhere">{label}</h2>
            <VerdictMark verdict={verdict} redFlag={kind === 'RED_FLAG'} show="badge" />
          </div>
          {reason && <p className="mt-1 text-sm text-pretty wrap-anywhere">{reason}</p>}
          {quotes.map(({ page, text }, index) => (
            <figure key={index} className="border-line-strong mt-2 border-l-2 pl-3">
              <blockquote className="text-ink-muted text-sm wrap-anywhere whitespace-pre-line">{text}</blockquote>
              <figcaption>
                <button
                  type="button"
                  className="text-accent-ink min-h-6 rounded-sm text-sm hover:underline"
                  onClick={() => onShow(criterionId)}
                >
                  {t('quote', { page })}
                </button>
              </figcaption>
            </figure>
          ))}
        </li>
      ))}
    </ul>
  );
}
