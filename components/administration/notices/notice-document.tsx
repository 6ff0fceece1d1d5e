'use client';

import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, ExternalLink, Pencil, Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { administrationPath } from '@/components/administration/administration-pages';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { otherLocale } from '@/lib/i18n/locale';
import { publicNoticeKinds, type NoticePlaceholder } from '@/lib/notices/enums';
import type { NoticeDto, NoticeVersionDto } from '@/lib/notices/schemas';
import { noticePath } from './notice-path';
import { useVersionWords } from './use-version-words';

const NoticeEditorForm = lazyPart(
  () => import('./notice-editor-form').then((module) => module.NoticeEditorForm),
  () => <Skeleton className="h-64" />,
);

interface NoticeDocumentProps {
  /** The version that holds. */
  notice: NoticeDto;
  /** The former version that is shown instead. */
  former: NoticeVersionDto | null;
  /** What takes the place of each placeholder now. */
  values: Readonly<Record<NoticePlaceholder, string>>;
  /** The rendered text. */
  children: ReactNode;
}

/** Saves a text of the notice, null for the template, and shows what holds then. */
function useRestore({ kind, locale, version }: NoticeDto, done: string) {
  const router = useRouter();
  return useMutation({
    mutationFn: (text: string | null) => {
      const path = `/administration/notices/${kind}/${locale}`;
      return apiAnswer<NoticeDto>({ path, method: 'PUT', body: { text }, ifMatch: `"v${version}"` });
    },
    meta: { successBanner: done },
    onSuccess: () => {
      router.replace(noticePath({ kind, locale }));
      router.refresh();
    },
  });
}

/** A notice as its readers see it, with its editor, the way back to the template and the paper. */
export function NoticeDocument({ notice, former, values, children }: NoticeDocumentProps) {
  const t = useTranslations('notices');
  const router = useRouter();
  const words = useVersionWords();
  const [isEditing, setIsEditing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { kind, locale } = notice;
  const restore = useRestore(
    notice,
    former ? t('document.restored', { version: former.version }) : t('document.templateAgain'),
  );
  const isPublic = publicNoticeKinds.some((known) => known === kind);
  const state = former
    ? t('document.former', words(former))
    : notice.version === 0
      ? t('document.template')
      : t(notice.template ? 'document.again' : 'document.own', words(notice));
  return (
    <section aria-labelledby="notice-title" className="bg-surface rounded-lg border print:border-0">
      <header className="border-b px-4 pt-3 pb-4 print:hidden">
        <Link
          href={administrationPath('notices')}
          prefetch={false}
          className="text-ink-muted hover:text-ink inline-flex items-center gap-1 rounded-sm text-sm hover:underline"
        >
          <ArrowLeft className="size-3.5" aria-hidden="true" />
          {t('document.back')}
        </Link>
        <h2 id="notice-title" className="mt-1 font-medium text-balance">
          {t(`kind.${kind}`)}, {t(`language.${locale}`)}
        </h2>
        <p className={former ? 'bg-caution-soft text-caution-ink mt-2 rounded-md px-3 py-2' : 'text-ink-muted text-sm'}>
          {state}
        </p>
        {!isEditing && (
          <div className="mt-3 flex flex-wrap gap-2">
            {former ? (
              <>
                <Button variant="primary" loading={restore.isPending} onClick={() => restore.mutate(former.text)}>
                  {t('document.restore')}
                </Button>
                <Button asChild>
                  <Link href={noticePath(notice)}>{t('document.toPresent')}</Link>
                </Button>
              </>
            ) : (
              <Button variant="primary" onClick={() => setIsEditing(true)}>
                <Pencil aria-hidden="true" />
                {t('document.edit')}
              </Button>
            )}
            <Button onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {t('document.print')}
            </Button>
            <Button asChild>
              <Link href={noticePath({ kind, locale: otherLocale(locale) })}>
                {t(`document.other.${otherLocale(locale)}`)}
              </Link>
            </Button>
            {isPublic && (
              <Button asChild>
                <Link href={`/${kind}`}>
                  <ExternalLink aria-hidden="true" />
                  {t('document.publicPage')}
                </Link>
              </Button>
            )}
            {!former && !notice.template && (
              <Button onClick={() => setIsAsking(true)}>{t('document.toTemplate')}</Button>
            )}
          </div>
        )}
      </header>
      <div className="px-4 py-5 print:p-0">
        {isEditing ? (
          <NoticeEditorForm
            notice={notice}
            values={values}
            onCancel={() => setIsEditing(false)}
            onSaved={() => {
              setIsEditing(false);
              router.refresh();
            }}
          />
        ) : (
          <article lang={locale}>{children}</article>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('document.toTemplateTitle')}
        confirmLabel={t('document.toTemplate')}
        loading={restore.isPending}
        onConfirm={() => restore.mutate(null, { onSettled: () => setIsAsking(false) })}
      >
        {t('document.toTemplateText')}
      </ConfirmDialog>
    </section>
  );
}
