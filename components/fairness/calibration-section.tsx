import Link from 'next/link';
import { useFormatter, useTranslations } from 'next-intl';
import { PageSection } from '@/components/page/page-section';
import type { Calibration } from '@/lib/fairness/oversight/schemas';
import { Figures, FiguresRow, useShare } from './figures';
import { ReliabilityDiagram } from './reliability-diagram';

/** Below it figures say little. */
const fewest = 30;

interface CalibrationSectionProps {
  processId: string;
  calibration: Calibration;
}

/** How the engine agrees with people who judged before they saw any verdict. */
export function CalibrationSection({ processId, calibration }: CalibrationSectionProps) {
  const t = useTranslations('fairness.calibration');
  const format = useFormatter();
  const share = useShare();
  const { calibrates, people, skipped, judged, agreed, kappa } = calibration;
  const number = (value: number) => format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <PageSection id="calibration" title={t('title')} intro={t('intro')}>
      <ul className="flex flex-col gap-1 border-t px-4 py-3">
        {!calibrates && (
          <li className="text-ink-muted">
            {t('off')}{' '}
            <Link
              prefetch={false}
              href={`/processes/${processId}?tab=information`}
              className="text-accent-ink hover:underline"
            >
              {t('offLink')}
            </Link>
          </li>
        )}
        {judged === 0 && calibrates && <li className="text-ink-muted">{t('empty')}</li>}
        {judged > 0 && <li>{t('judged', { people, agreed, judged, share: share(agreed, judged) })}</li>}
        {skipped > 0 && <li>{t('skipped', { count: skipped })}</li>}
        {judged > 0 && (
          <li>
            {kappa
              ? t('kappa', { kappa: number(kappa.kappa), low: number(kappa.low), high: number(kappa.high) })
              : t('noKappa')}
          </li>
        )}
        {judged > 0 && judged < fewest && <li className="text-ink-muted">{t('few')}</li>}
      </ul>
      {judged > 0 && <CalibrationFigures calibration={calibration} />}
    </PageSection>
  );
}

function CalibrationFigures({ calibration: { reliability, months } }: { calibration: Calibration }) {
  const t = useTranslations('fairness.calibration');
  const format = useFormatter();
  const share = useShare();
  const { bands, error } = reliability;
  const of = (part: number, whole: number) => t('of', { part, whole, share: share(part, whole) });
  return (
    <div className="grid gap-x-8 border-t lg:grid-cols-2">
      <div className="flex min-w-0 flex-col sm:flex-row sm:items-start">
        <Figures
          title={t('reliability.title')}
          about={t('reliability.about')}
          head={[t('reliability.band'), t('reliability.mean'), t('reliability.right')]}
          note={
            error === null
              ? null
              : t('reliability.error', { error: format.number(error, { maximumFractionDigits: 3 }) })
          }
        >
          {bands.map((band) => (
            <FiguresRow
              key={band.from}
              cells={[
                `${share(band.from, 1)}–${share(band.to, 1)}`,
                share(band.confidence, 1),
                of(Math.round(band.right * band.count), band.count),
              ]}
            />
          ))}
        </Figures>
        <div className="px-4 py-3">
          <ReliabilityDiagram bands={bands} />
        </div>
      </div>
      <Figures
        title={t('months.title')}
        about={t('months.about')}
        head={[t('months.month'), t('months.agreed'), t('months.confidence')]}
      >
        {months.map(({ month, judged, agreed, confidence }) => (
          <FiguresRow key={month} cells={[month, of(agreed, judged), share(confidence, 1)]} />
        ))}
      </Figures>
    </div>
  );
}
