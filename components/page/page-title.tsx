import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BackLink } from '@/components/navigation/back-link';

interface PageTitleProps {
  /** Message id, e.g. `processes.title`; or `title` itself. */
  titleId?: string;
  title?: string;
  /** Message id of the back link. */
  backButtonId?: string;
  backButtonUrl?: string;
  /** Beside the title: a status. */
  aside?: ReactNode;
  actions?: ReactNode;
}

/** The page's title with an optional back link (specification, section 2). */
export function PageTitle({ titleId, title, backButtonId, backButtonUrl, aside, actions }: PageTitleProps) {
  const t = useTranslations();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-4 pb-3 lg:px-6">
      <div className="min-w-0">
        {backButtonUrl && backButtonId && <BackLink href={backButtonUrl}>{t(backButtonId)}</BackLink>}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-xl font-medium text-balance">{titleId ? t(titleId) : title}</h1>
          {aside}
        </div>
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
