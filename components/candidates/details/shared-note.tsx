import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { candidateHref } from '@/components/fields/candidates/candidate-name';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { Section } from './section';

/** Who else in the process has the same contact data or text of the CV under another name, side by side; nothing where nobody has. */
export function SharedNote({ candidate }: { candidate: CandidateDto }) {
  const t = useTranslations('candidatePage.shared');
  if (candidate.sharedUnderOtherName.length === 0) return null;
  return (
    <Section title={t('title')}>
      <ul className="space-y-2">
        {candidate.sharedUnderOtherName.map(({ kind, same, ownName, candidateId, ordinalNumber, name }) => (
          <li key={`${kind} ${candidateId} ${same}`} className="rounded-md border px-2.5 py-1.5">
            <p className="wrap-anywhere">{kind === 'TEXT' ? t('TEXT', { count: Number(same) }) : t(kind, { same })}</p>
            <div className="grid grid-cols-2 gap-3 text-sm">
              <p className="wrap-anywhere">
                <span className="text-ink-muted block">{t('here')}</span>
                {ownName}
              </p>
              <p className="wrap-anywhere">
                <Link
                  href={candidateHref(candidate.processId, candidateId, null)}
                  prefetch={false}
                  className="text-accent-ink block underline"
                >
                  {t('there', { number: ordinalNumber })}
                </Link>
                {name}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="text-ink-muted mt-1.5 text-sm text-pretty">{t('note')}</p>
    </Section>
  );
}
