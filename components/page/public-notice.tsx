import { useFormatter, useTranslations } from 'next-intl';
import { GoBackLink } from '@/components/navigation/go-back-link';
import type { GuideNode } from '@/components/guide/guide-markdown';
import { NoticeText } from './notice-text';

interface PublicNoticeProps {
  notice: { title: string; body: GuideNode[]; savedAt: string | null; unsure: boolean };
}

/** A notice for anybody, with the day since which its text holds. */
export function PublicNotice({ notice }: PublicNoticeProps) {
  const t = useTranslations('notices.public');
  const format = useFormatter();
  const { savedAt, unsure } = notice;
  return (
    <article className="mx-auto w-full max-w-2xl px-6 py-10 print:max-w-none print:py-0">
      {unsure && (
        <p role="note" className="bg-caution-soft text-caution-ink mb-6 rounded-lg px-3.5 py-3 text-pretty">
          {t('unsure')}
        </p>
      )}
      <NoticeText {...notice} />
      {savedAt !== null && (
        <p className="text-ink-muted mt-10 text-sm">
          {t('since', { date: format.dateTime(new Date(savedAt), { dateStyle: 'long' }) })}
        </p>
      )}
      <div className="mt-10 print:hidden">
        <GoBackLink>{t('back')}</GoBackLink>
      </div>
    </article>
  );
}
