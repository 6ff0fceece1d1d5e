import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BackLink } from '@/components/navigation/back-link';
import { cn } from '@/components/ui/class-names';

interface PageTitleProps {
  /** Message id, e.g. `processes.title`; or `title` itself. */
  titleId?: string;
  title?: string;
  /** Message id of the back link. */
  backButtonId?: string;
  backButtonUrl?: string;
  /** See `BackLink`. */
  backFrom?: readonly string[];
  /** Beside the title: a status. */
  aside?: ReactNode;
  actions?: ReactNode;
  /** One row, with the back link before the title; on a phone the title is cut, and what is beside it is left out. */
  isOneRow?: boolean;
}

/** The page's title with an optional back link (specification, section 2). */
export function PageTitle({
  titleId,
  title,
  backButtonId,
  backButtonUrl,
  backFrom = [],
  aside,
  actions,
  isOneRow = false,
}: PageTitleProps) {
  const t = useTranslations();
  return (
    // A phone has one flow: the arrow and the title, then what is beside the title and the actions. In a wide window a long title
    // wraps beside the actions, which stand below it only where the quick view leaves it no room.
    <div
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-4 pb-3 max-sm:gap-y-1 max-sm:pt-2 max-sm:pb-1 lg:px-6',
        isOneRow && 'max-sm:flex-nowrap max-sm:gap-x-2 sm:pt-2 sm:pb-1.5',
      )}
    >
      <div
        className={cn(
          'min-w-0 max-sm:contents lg:flex-1 lg:basis-80',
          isOneRow && 'flex flex-wrap items-center gap-x-3 gap-y-1',
        )}
      >
        {backButtonUrl && backButtonId && (
          <BackLink href={backButtonUrl} from={backFrom}>
            <span className="max-sm:sr-only">{t(backButtonId)}</span>
          </BackLink>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:contents">
          <h1
            className={cn(
              'text-xl font-medium text-balance max-sm:text-lg',
              backButtonId && !isOneRow && 'max-sm:w-[calc(100%-3rem)] max-sm:flex-auto',
              isOneRow && 'max-sm:min-w-0 max-sm:flex-1 max-sm:truncate',
            )}
          >
            {titleId ? t(titleId) : title}
          </h1>
          {isOneRow ? <div className="contents max-sm:hidden">{aside}</div> : aside}
        </div>
      </div>
      {actions && (
        <div
          className={cn(
            'flex flex-wrap items-center gap-2 max-sm:ml-auto lg:shrink-0',
            isOneRow && 'max-sm:shrink-0 max-sm:flex-nowrap max-sm:gap-1',
          )}
        >
          {actions}
        </div>
      )}
    </div>
  );
}
