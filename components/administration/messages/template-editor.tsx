'use client';

import { useMutation } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { administrationPath } from '@/components/administration/administration-pages';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { fullName } from '@/components/users/full-name';
import type { MessageText, OpenedTemplate } from '@/lib/domain/message-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';

const TemplateForm = lazyPart(
  () => import('./template-form').then((module) => module.TemplateForm),
  () => <Skeleton className="h-96" />,
);

interface Restored {
  /** Null: the product's own text. */
  template: MessageText | null;
  /** Which former one it is. */
  version: number | null;
}

/** Lets a former text hold again, or the product's own. */
function useRestore({ kind, locale, version: present }: OpenedTemplate) {
  const t = useTranslations('messages.templates');
  const router = useRouter();
  const [restored, setRestored] = useState<Restored | null>(null);
  const done = restored?.version ? t('taken', { version: restored.version }) : t('defaultAgain');
  return useMutation({
    mutationFn: (next: Restored) => {
      setRestored(next);
      const path = `/administration/message-templates/${kind}/${locale}`;
      return apiAnswer<OpenedTemplate>({
        path,
        method: 'PUT',
        body: { template: next.template },
        ifMatch: `"v${present}"`,
      });
    },
    meta: { successBanner: done },
    onSuccess: () => router.refresh(),
  });
}

/** A template in a language: its text, the way back to the product's own, and its versions. */
export function TemplateEditor({ template }: { template: OpenedTemplate }) {
  const t = useTranslations('messages');
  const restore = useRestore(template);
  const [isAsking, setIsAsking] = useState(false);
  const { kind, locale, version, isDefault } = template;
  return (
    <section aria-labelledby="template-title" className="bg-surface rounded-lg border px-4 pt-3 pb-5">
      <Link
        href={administrationPath('message-templates')}
        className="text-ink-muted hover:text-ink inline-flex items-center gap-1 rounded-sm text-sm underline-offset-2 hover:underline"
      >
        <ArrowLeft className="size-3.5" aria-hidden="true" />
        {t('templates.back')}
      </Link>
      <h2 id="template-title" className="mt-1 font-medium text-balance">
        {t('templates.heading', { kind: t(`kind.${kind}`), language: t(`templates.inLanguage.${locale}`) })}
      </h2>
      <div className="mt-1 mb-4 flex flex-wrap items-center gap-3">
        <p className="text-ink-muted text-sm">
          {isDefault ? t('templates.isDefault') : t('templates.isOwn', { version })}
        </p>
        {!isDefault && (
          <Button size="sm" onClick={() => setIsAsking(true)}>
            {t('templates.toDefault')}
          </Button>
        )}
      </div>
      <TemplateForm key={version} template={template} />
      <History
        template={template}
        pending={restore.isPending}
        onTake={(former) => restore.mutate({ template: former, version: former.version })}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('templates.toDefaultTitle')}
        confirmLabel={t('templates.toDefault')}
        loading={restore.isPending}
        onConfirm={() => restore.mutate({ template: null, version: null }, { onSettled: () => setIsAsking(false) })}
      >
        {t('templates.toDefaultText')}
      </ConfirmDialog>
    </section>
  );
}

interface HistoryProps {
  template: OpenedTemplate;
  pending: boolean;
  onTake: (former: OpenedTemplate['versions'][number]) => void;
}

function History({ template: { versions, locale }, pending, onTake }: HistoryProps) {
  const t = useTranslations('messages.templates');
  const format = useFormatter();
  return (
    <>
      <h3 className="mt-6 font-medium">{t('history')}</h3>
      {versions.length === 0 && <p className="text-ink-muted mt-1 text-sm">{t('noHistory')}</p>}
      <ol className="divide-y">
        {versions.map((one, index) => (
          <li key={one.version} className="py-2">
            <details>
              <summary className="w-fit cursor-pointer rounded-sm">
                {t('version', { version: one.version })}{' '}
                <span className="text-ink-muted text-sm">
                  {t('by', {
                    date: format.dateTime(new Date(one.savedAt), { dateStyle: 'medium', timeStyle: 'short' }),
                    by: fullName(one.savedBy),
                  })}
                  {one.isDefault && ` · ${t('versionDefault')}`}
                  {index === 0 && ` · ${t('present')}`}
                </span>
              </summary>
              <div lang={locale} className="bg-sunken my-2 rounded-md border p-3">
                <p className="font-medium wrap-anywhere">{one.subject}</p>
                <p className="mt-2 wrap-anywhere whitespace-pre-line">{one.text}</p>
              </div>
              {index > 0 && !one.isDefault && (
                <Button size="sm" loading={pending} onClick={() => onTake(one)}>
                  {t('take', { version: one.version })}
                </Button>
              )}
            </details>
          </li>
        ))}
      </ol>
    </>
  );
}
