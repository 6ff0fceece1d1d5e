'use client';

import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { BannerSection } from './banner-section';
import { ButtonSection } from './button-section';
import { ChartSection } from './chart-section';
import { DialogSection } from './dialog-section';
import { ChoiceStates } from './choice-states';
import { TextStates } from './text-states';
import { MarkSection } from './mark-section';
import { OverlaySection } from './overlay-section';
import { ProgressSection } from './progress-section';
import { StateSection } from './state-section';
import { TableSection } from './table-section';

function FormSection() {
  return (
    <div className="flex flex-col gap-10">
      <TextStates />
      <ChoiceStates />
    </div>
  );
}

/** In display order. */
const groups = [
  ['buttons', ButtonSection],
  ['marks', MarkSection],
  ['forms', FormSection],
  ['overlays', OverlaySection],
  ['table', TableSection],
  ['charts', ChartSection],
  ['progress', ProgressSection],
  ['states', StateSection],
  ['banners', BannerSection],
  ['dialogs', DialogSection],
] as const;

/** Every primitive in its states, by group. */
export function StyleguideScreen() {
  const t = useTranslations('styleguide');
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-1 gap-10 px-4 py-6 lg:px-6">
      <nav aria-label={t('contents')} className="sticky top-6 hidden h-fit w-44 shrink-0 lg:block">
        <ul className="flex flex-col gap-0.5">
          {groups.map(([id]) => (
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
        {groups.map(([id, Group]) => (
          <Fragment key={id}>
            <h2 id={id} className="mt-10 mb-4 scroll-mt-4 border-b pb-1 text-xl font-medium">
              {t(`group.${id}`)}
            </h2>
            <Group />
          </Fragment>
        ))}
      </div>
    </div>
  );
}
