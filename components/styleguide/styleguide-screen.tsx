'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { Fragment, type ComponentType } from 'react';
import { Spinner } from '@/components/ui/spinner';

const loading = () => <Spinner />;

/** In the order of the page. */
const groupIds = [
  'buttons',
  'marks',
  'forms',
  'overlays',
  'table',
  'charts',
  'progress',
  'states',
  'banners',
  'dialogs',
] as const;

/** Each group is a chunk of its own, so that none of them rides along with another page. */
const groups: Record<(typeof groupIds)[number], ComponentType> = {
  buttons: dynamic(() => import('./button-section').then((module) => module.ButtonSection), { loading }),
  marks: dynamic(() => import('./mark-section').then((module) => module.MarkSection), { loading }),
  forms: dynamic(() => import('./form-section').then((module) => module.FormSection), { loading }),
  overlays: dynamic(() => import('./overlay-section').then((module) => module.OverlaySection), { loading }),
  table: dynamic(() => import('./table-section').then((module) => module.TableSection), { loading }),
  charts: dynamic(() => import('./chart-section').then((module) => module.ChartSection), { loading }),
  progress: dynamic(() => import('./progress-section').then((module) => module.ProgressSection), { loading }),
  states: dynamic(() => import('./state-section').then((module) => module.StateSection), { loading }),
  banners: dynamic(() => import('./banner-section').then((module) => module.BannerSection), { loading }),
  dialogs: dynamic(() => import('./dialog-section').then((module) => module.DialogSection), { loading }),
};

/** Every primitive in its states, by groups, with a table of contents. */
export function StyleguideScreen() {
  const t = useTranslations('styleguide');
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-1 gap-10 px-4 py-6 lg:px-6">
      <nav aria-label={t('contents')} className="sticky top-6 hidden h-fit w-44 shrink-0 lg:block">
        <ul className="flex flex-col gap-0.5">
          {groupIds.map((id) => (
            <li key={id}>
              <a href={`#${id}`} className="text-ink-muted hover:bg-hover hover:text-ink block rounded-sm px-2 py-1">
                {t(`group.${id}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 flex-1">
        <h1 className="text-2xl font-medium">{t('title')}</h1>
        <p className="text-ink-muted mt-1 max-w-prose">{t('intro')}</p>
        {groupIds.map((id) => {
          const Group = groups[id];
          return (
            <Fragment key={id}>
              <h2 id={id} className="mt-10 mb-4 scroll-mt-4 border-b pb-1 text-xl font-medium">
                {t(`group.${id}`)}
              </h2>
              <Group />
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}
