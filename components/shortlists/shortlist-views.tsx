import { useFormatter, useTranslations } from 'next-intl';
import type { ShortlistDto } from '@/lib/shortlists/shortlist-schemas';
import { ShortlistCard } from './shortlist-card';

/** Who opened which candidate by the link, the latest first. */
export function ShortlistViews({ shortlist: { views } }: { shortlist: ShortlistDto }) {
  const t = useTranslations('shortlists.screen');
  const format = useFormatter();
  return (
    <ShortlistCard title={t('views')}>
      {views.length === 0 && <p className="text-ink-muted text-sm">{t('noViews')}</p>}
      <ul className="max-h-80 overflow-y-auto text-sm">
        {views.map(({ ordinalNumber, name, reviewerName, isFile, at }, index) => (
          <li key={index} className="py-1">
            <span className="block wrap-anywhere">
              {name ?? t('candidate', { number: ordinalNumber })}
              {isFile && ` · ${t('file')}`}
            </span>
            <span className="text-ink-muted block wrap-anywhere">
              {`${reviewerName ?? t('someone')} · ${format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}`}
            </span>
          </li>
        ))}
      </ul>
    </ShortlistCard>
  );
}
