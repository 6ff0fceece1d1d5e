import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** A card of the lab. */
export function LabSection({
  id,
  title,
  intro,
  actions,
  children,
}: {
  id: string;
  title: string;
  intro?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="bg-surface overflow-hidden rounded-lg border">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-3 pb-3">
        <div className="min-w-0">
          <h2 id={id} className="font-medium">
            {title}
          </h2>
          {intro && <div className="text-ink-muted mt-1 max-w-3xl text-sm text-pretty">{intro}</div>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  );
}

/** What the lab does, and what it is not. */
export function LabIntro() {
  const t = useTranslations('fairness');
  return (
    <>
      <p>{t('intro')}</p>
      <p className="mt-1">{t('noAudit')}</p>
    </>
  );
}
