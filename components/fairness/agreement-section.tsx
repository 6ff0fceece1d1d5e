import { Pencil } from 'lucide-react';
import Link from 'next/link';
import { useFormatter, useTranslations } from 'next-intl';
import { PageSection } from '@/components/page/page-section';
import { buttonVariants } from '@/components/ui/button';
import { useCan } from '@/components/users/current-user';
import type { Agreement } from '@/lib/fairness/oversight/schemas';
import { Figures, FiguresRow, useShare } from './figures';

interface AgreementSectionProps {
  processId: string;
  agreement: Agreement;
}

/** How people agree with the verdicts that they saw, and with the order of the score. */
export function AgreementSection({ processId, agreement }: AgreementSectionProps) {
  const t = useTranslations('fairness.agreement');
  const format = useFormatter();
  const { seen, corrected, kappa, decisions } = agreement;
  const share = useShare();
  const number = (value: number) => format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  if (seen === 0)
    return (
      <PageSection id="agreement" title={t('title')} intro={t('intro')}>
        <p className="text-ink-muted border-t px-4 py-3">{t('empty')}</p>
      </PageSection>
    );
  return (
    <PageSection id="agreement" title={t('title')} intro={t('intro')}>
      <ul className="flex flex-col gap-1 border-t px-4 py-3">
        <li>{t('seen', { seen, corrected, share: share(corrected, seen) })}</li>
        {kappa && (
          <li>{t('kappa', { kappa: number(kappa.kappa), low: number(kappa.low), high: number(kappa.high) })}</li>
        )}
        {decisions.inOrder === null ? (
          <li className="text-ink-muted">{t('noDecisions')}</li>
        ) : (
          <li>{t('decisions', { ...decisions, inOrder: share(decisions.inOrder, 1) })}</li>
        )}
      </ul>
      <Criteria processId={processId} agreement={agreement} />
      <div className="grid gap-x-8 border-t sm:grid-cols-2">
        <Figures
          title={t('confidence.title')}
          about={t('confidence.about')}
          head={[t('confidence.sure'), t('confidence.kept'), t('figure.seen')]}
        >
          {agreement.confidence.map((band) => (
            <FiguresRow
              key={band.from}
              cells={[
                `${share(band.from, 1)}–${share(band.to, 1)}`,
                share(band.seen - band.corrected, band.seen),
                band.seen,
              ]}
            />
          ))}
        </Figures>
        <Figures
          title={t('months.title')}
          about={t('months.about')}
          head={[t('months.month'), t('months.score'), t('figure.corrected')]}
        >
          {agreement.months.map((month) => (
            <FiguresRow
              key={month.month}
              cells={[
                month.month,
                month.meanScore === null ? '–' : format.number(month.meanScore),
                t('of', { corrected: month.corrected, seen: month.seen }),
              ]}
            />
          ))}
        </Figures>
      </div>
    </PageSection>
  );
}

function Criteria({ processId, agreement: { criteria } }: AgreementSectionProps) {
  const t = useTranslations('fairness.agreement');
  const mayEdit = useCan('process:write');
  if (criteria.length === 0) return <p className="text-ink-muted border-t px-4 py-3">{t('noCorrections')}</p>;
  return (
    <div className="border-t px-4 py-3">
      <h3 className="font-medium">{t('criteria')}</h3>
      <ul className="mt-1 flex flex-col gap-2">
        {criteria.map(({ criterionId, label, seen, corrected, rewrite }) => (
          <li key={criterionId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
              {label}
              <span className="text-ink-muted block text-sm">
                {t('of', { corrected, seen })}
                {rewrite && ` – ${t('rewriteWhy')}`}
              </span>
            </span>
            {rewrite && mayEdit && (
              <Link
                prefetch={false}
                href={`/processes/${processId}?edit=${processId}&step=criteria`}
                className={buttonVariants({ size: 'sm' })}
              >
                <Pencil aria-hidden="true" />
                {t('rewrite')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
