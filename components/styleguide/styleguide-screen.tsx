'use client';
import { Archive, Plus, RotateCw, FileUp, SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Fragment, useState } from 'react';
import { useBanner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { IconButton } from '@/components/ui/icon-button';
import { ApiError } from '@/lib/http/browser/browser-client';
import { ChartSection } from './chart-section';
import { DialogSection } from './dialog-section';
import { ChoiceStates } from './choice-states';
import { TextStates } from './text-states';
import { MarkSection } from './mark-section';
import { OverlaySection } from './overlay-section';
import { ProgressSection } from './progress-section';
import { Specimen } from './specimen';
import { TableSection } from './table-section';

const call = { method: 'GET', url: '/api/v1/processes', timestamp: '2026-01-02T08:30:00.000Z', fields: [] };
/** A server error with invented ids. */
const refused = (words: string) =>
  new ApiError(words, {
    ...call,
    code: 'database.unavailable',
    status: 503,
    requestId: '01a1f9e0-0000-7000-8000-000000000000',
  });

function StateSection() {
  const t = useTranslations('styleguide.states');
  const [tries, setTries] = useState(0);
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <Specimen title={t('firstUse')} className="bg-surface rounded-lg border">
        <EmptyState
          icon={FileUp}
          title={t('firstTitle')}
          action={<Button variant="primary">{t('firstAction')}</Button>}
        >
          {t('firstBody')}
        </EmptyState>
      </Specimen>
      <Specimen title={t('nothingFound')} className="bg-surface rounded-lg border">
        <EmptyState icon={SearchX} title={t('nothingTitle')} />
      </Specimen>
      <Specimen title={t('failed')} className="bg-surface rounded-lg border">
        <ErrorState error={new ApiError('', { ...call, code: 'network', status: 0 })} />
      </Specimen>
      <Specimen title={t('failedInFull', { tries })} className="bg-surface rounded-lg border">
        <ErrorState error={refused(t('detail'))} kept={t('kept')} onRetry={() => setTries((count) => count + 1)} />
      </Specimen>
    </div>
  );
}

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

function ButtonSection() {
  const t = useTranslations('styleguide.buttons');
  return (
    <div className="grid grid-cols-1 gap-6">
      {variants.map((variant) => (
        <Specimen key={variant} title={t(`variant.${variant}`)}>
          <Button variant={variant}>{t('action')}</Button>
          <Button variant={variant}>
            <Plus aria-hidden="true" />
            {t('withIcon')}
          </Button>
          <Button variant={variant} disabled>
            {t('disabled')}
          </Button>
          <Button variant={variant} loading>
            {t('action')}
          </Button>
        </Specimen>
      ))}
      <Specimen title={t('sizes')}>
        {sizes.map((size) => (
          <Button key={size} size={size}>
            {t('action')}
          </Button>
        ))}
      </Specimen>
      <Specimen title={t('link')}>
        <Button asChild>
          <a href="#buttons">{t('link')}</a>
        </Button>
      </Specimen>
      <Specimen title={t('icons')}>
        <IconButton label={t('again')}>
          <RotateCw aria-hidden="true" />
        </IconButton>
        <IconButton label={t('archive')} variant="secondary">
          <Archive aria-hidden="true" />
        </IconButton>
        <IconButton label={t('again')} size="sm">
          <RotateCw aria-hidden="true" />
        </IconButton>
        <IconButton label={t('archive')} disabled>
          <Archive aria-hidden="true" />
        </IconButton>
      </Specimen>
    </div>
  );
}

function BannerSection() {
  const t = useTranslations('styleguide.banners');
  const common = useTranslations('common');
  const banner = useBanner();
  const [undone, setUndone] = useState(0);
  const undo = { label: common('undo'), onClick: () => setUndone((count) => count + 1) };
  return (
    <Specimen title={t('title')}>
      <Button onClick={() => banner.showSuccess()}>{t('success')}</Button>
      <Button onClick={() => banner.showSuccess(t('archived'), { action: undo })}>{t('withUndo')}</Button>
      <Button onClick={() => banner.showError()}>{t('error')}</Button>
      <Button onClick={() => banner.showError(t('longText'))}>{t('longError')}</Button>
      <span className="text-ink-muted tabular-nums">{t('undone', { count: undone })}</span>
    </Specimen>
  );
}

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
