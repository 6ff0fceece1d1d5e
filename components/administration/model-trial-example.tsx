import { Check, ChevronRight, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { ColumnNames } from '@/components/ui/column-names';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { TrialExample, TrialVerdict } from '@/lib/analysis/trial/schemas';
import { isRight, shareOf } from '@/lib/analysis/trial/sum-trial';
import { trialSeconds } from './trial-seconds';

const columns = ['criterion', 'expected', 'given', 'builtIn', 'quote'] as const;
const cell = 'px-4 py-2 align-top max-lg:block max-lg:py-0.5';

function Cell({ label, children, lang }: { label: string; children: ReactNode; lang?: string }) {
  return (
    <td className={cell}>
      <span className="text-ink-muted text-sm lg:sr-only">{label}: </span>
      <span lang={lang}>{children}</span>
    </td>
  );
}

/** A verdict and whether it is right. */
function GivenVerdict({ of, given }: { of: TrialVerdict; given: TrialVerdict['given'] }) {
  const t = useTranslations('modelTrial');
  const right = isRight(of, given);
  const Icon = right ? Check : X;
  return (
    <span className="inline-flex items-baseline gap-1">
      <Icon
        className={`size-4 shrink-0 self-center ${right ? 'text-positive-ink' : 'text-negative-ink'}`}
        aria-hidden="true"
      />
      <span className="sr-only">{t(right ? 'isRight' : 'isWrong')}: </span>
      {given === null ? (
        <span className="text-ink-muted text-sm">{t('noVerdict')}</span>
      ) : (
        <VerdictMark verdict={given} redFlag={of.kind === 'RED_FLAG'} distinct />
      )}
    </span>
  );
}

function VerdictRow({ verdict, cvLanguage }: { verdict: TrialVerdict; cvLanguage: string }) {
  const t = useTranslations('modelTrial');
  const kinds = useTranslations('analysis.kind');
  const { label, kind, language, expected, why, given, reason, quote, builtIn } = verdict;
  const isRedFlag = kind === 'RED_FLAG';
  return (
    <tr className="border-t max-lg:block max-lg:py-2">
      <th scope="row" className={`${cell} font-normal lg:w-[30%]`}>
        <span lang={isRedFlag || kind === 'REQUIREMENT' ? language : undefined}>{label}</span>
        {isRedFlag && <Badge className="ml-2">{kinds('RED_FLAG')}</Badge>}
        <span className="text-ink-muted block text-sm text-pretty">{why}</span>
        {!isRight(verdict, given) && reason !== '' && (
          <span className="text-ink-muted block text-sm text-pretty">{t('said', { reason })}</span>
        )}
      </th>
      <Cell label={t('column.expected')}>
        <VerdictMark verdict={expected} redFlag={isRedFlag} distinct />
      </Cell>
      <Cell label={t('column.given')}>
        <GivenVerdict of={verdict} given={given} />
      </Cell>
      <Cell label={t('column.builtIn')}>
        <GivenVerdict of={verdict} given={builtIn} />
      </Cell>
      <Cell label={t('column.quote')} {...(quote === null ? {} : { lang: cvLanguage })}>
        {quote === null ? '–' : <q className="text-sm break-words">{quote}</q>}
      </Cell>
    </tr>
  );
}

function VerdictTable({ result: { title, language, verdicts } }: { result: TrialExample }) {
  const t = useTranslations('modelTrial');
  return (
    <table className="w-full text-left max-lg:block" aria-label={t('verdicts', { title })}>
      <ColumnNames
        columns={columns}
        nameOf={(id) => t(`column.${id}`)}
        className="border-t max-lg:sr-only"
        cellOf={(id) => `px-4 py-2 whitespace-nowrap ${id === 'quote' ? 'lg:w-[26%]' : ''}`}
      />
      <tbody className="max-lg:block">
        {verdicts.map((verdict) => (
          <VerdictRow key={verdict.label} verdict={verdict} cvLanguage={language} />
        ))}
      </tbody>
    </table>
  );
}

/** An example's result in one line; opened, each verdict beside the expected one, and the CV. */
export function ModelTrialExample({ result }: { result: TrialExample }) {
  const t = useTranslations('modelTrial');
  const errors = useTranslations('errors');
  const { title, language, cv, problem, verdicts, milliseconds } = result;
  const share = shareOf(verdicts);
  return (
    <li className="not-first:border-t">
      <details className="group">
        <summary className="hover:bg-hover flex cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
          <ChevronRight className="size-4 shrink-0 group-open:rotate-90" aria-hidden="true" />
          <span className="min-w-0 flex-1 break-words">{title}</span>
          <Badge tone={share.right === share.all ? 'positive' : 'neutral'}>{t('right', { ...share })}</Badge>
          <span className="text-ink-muted text-sm tabular-nums">
            {t('seconds', { seconds: trialSeconds(milliseconds) })}
          </span>
        </summary>
        {problem !== null && (
          <p className="text-negative-ink px-4 pb-2 text-pretty">{errors.has(problem) ? errors(problem) : problem}</p>
        )}
        <VerdictTable result={result} />
        <details className="border-t px-4 py-2">
          <summary className="w-fit cursor-pointer rounded-sm">{t('cv')}</summary>
          <p lang={language} className="text-ink-muted mt-1 text-sm break-words whitespace-pre-line">
            {cv}
          </p>
        </details>
      </details>
    </li>
  );
}
