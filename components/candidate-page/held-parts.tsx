import { useFormatter, useTranslations } from 'next-intl';
import type { CandidatePageDto } from '@/lib/person-rights/person-schemas';
import { today } from '@/lib/validation/calendar-day';
import { PagePart } from './page-part';

const counted = ['cvFiles', 'analyses', 'decisions', 'notes', 'interviews'] as const;

/** For how long the data are held. */
function useKeptText({ kept, consentUntil }: CandidatePageDto): string {
  const t = useTranslations('personPage');
  const format = useFormatter();
  const day = (date: string) => format.dateTime(new Date(`${date}T12:00:00Z`), { dateStyle: 'long' });
  if (kept?.blockedUntil) return t('long.blocked', { day: day(kept.until), last: day(kept.blockedUntil) });
  if (kept) return t('long.rule', { day: day(kept.until) });
  const isConsented = consentUntil !== null && consentUntil >= today();
  return isConsented ? t('long.consent', { day: day(consentUntil) }) : t('long.open');
}

/** Who holds what, for how long, and who judges and decides. */
export function HeldParts({ page }: { page: CandidatePageDto }) {
  const t = useTranslations('personPage');
  const format = useFormatter();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long' });
  const { holds, controller, fromAts, fromForm, usesModel, payRange } = page;
  const origin = fromAts ? 'what.fromAts' : fromForm ? 'what.fromForm' : 'what.fromPeople';
  return (
    <>
      <PagePart title={t('who.title')}>
        <p className="text-pretty wrap-anywhere whitespace-pre-line">{controller ?? t('who.unnamed')}</p>
      </PagePart>
      {payRange !== null && (
        <PagePart title={t('pay.title')} lead={t('pay.lead')}>
          <p className="text-pretty wrap-anywhere">{payRange}</p>
        </PagePart>
      )}
      <PagePart title={t('what.title')} lead={t('what.lead', { since: day(holds.since) })}>
        <ul className="marker:text-ink-faint list-disc space-y-1 pl-5">
          <li>{t('what.read')}</li>
          {counted
            .filter((kind) => holds[kind] > 0)
            .map((kind) => (
              <li key={kind}>{t(`what.${kind}`, { count: holds[kind] })}</li>
            ))}
        </ul>
        <p className="text-ink-muted text-pretty">{t(origin)}</p>
      </PagePart>
      <PagePart title={t('long.title')}>
        <p className="text-pretty">{useKeptText(page)}</p>
      </PagePart>
      <PagePart title={t('judged.title')}>
        <p className="text-pretty">{t('judged.text')}</p>
        <p className="text-ink-muted text-pretty">{t(usesModel ? 'judged.model' : 'judged.rules')}</p>
      </PagePart>
    </>
  );
}
