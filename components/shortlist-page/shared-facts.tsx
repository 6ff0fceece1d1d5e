import { useFormatter, useTranslations } from 'next-intl';
import type { SharedCandidate } from '@/lib/shortlists/shortlist-schemas';

/** What is known of a candidate besides the criteria, as far as it may be seen. */
export function SharedFacts({ candidate }: { candidate: SharedCandidate }) {
  const t = useTranslations('shortlistPage');
  const format = useFormatter();
  const { position, place, contact, pay, availability, score } = candidate;
  const amount = pay && format.number(pay.minor / 100, { style: 'currency', currency: pay.currency });
  const expected = pay && amount && [t(`pay.${pay.unit}`, { amount }), pay.tax && t(`pay.${pay.tax}`)];
  const facts = [
    ['score', score === null ? null : `${score}%`],
    ['place', place],
    ['email', contact?.email],
    ['phone', contact?.phone],
    ['pay', expected && expected.filter(Boolean).join(' ')],
    ['availability', availability],
  ] as const;
  return (
    <>
      {position && <p className="text-ink-muted wrap-anywhere">{position}</p>}
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {facts.map(
          ([key, value]) =>
            value && (
              <div key={key} className="flex gap-1.5">
                <dt className="text-ink-muted">{t(`candidate.${key}`)}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
