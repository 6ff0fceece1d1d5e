'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { viewAddress } from './process-list-view';
import { useReportError } from '@/components/query/use-report-error';
import { useBanner } from '@/components/ui/banner';
import type { CreateViewInput, ProcessViewDto, UpdateViewInput } from '@/lib/saved-views/schemas';
import { createView, deleteView, updateView } from './view-calls';
import type { ViewsProps } from './views-props';

/** What can be done with saved views. What fails is told by a banner, but for a name, whose form says it. */
export function useViewActions({ views, display, shownColumns, onChange }: ViewsProps) {
  const t = useTranslations('processes.views');
  const common = useTranslations('common');
  const router = useRouter();
  const banner = useBanner();
  const reportError = useReportError();
  const { filters, sortBy, sortOrder } = display;
  const query = { filters, sortBy, sortOrder, columns: shownColumns };

  /** @throws ApiError */
  const saveAs = async (named: Pick<CreateViewInput, 'name' | 'isDefault'>) => {
    const saved = await createView({ ...query, ...named });
    banner.showSuccess(t('saved', { name: saved.name }));
    router.push(viewAddress(saved), { scroll: false });
    router.refresh();
  };
  /** @throws ApiError */
  const rename = async (view: ProcessViewDto, named: Pick<UpdateViewInput, 'name' | 'isDefault'>) => {
    await updateView(view.id, named);
    router.refresh();
  };
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      await reportError(error);
    }
    router.refresh();
  };
  const saveChanges = (view: ProcessViewDto) =>
    attempt(async () => {
      const saved = await updateView(view.id, query);
      banner.showSuccess(t('saved', { name: saved.name }));
      router.replace(viewAddress(saved), { scroll: false });
    });
  const makeDefault = (view: ProcessViewDto, isDefault: boolean) =>
    attempt(async () => {
      await updateView(view.id, { isDefault });
      banner.showSuccess(isDefault ? t('nowDefault', { name: view.name }) : t('noDefault'));
    });
  const bringBack = (view: ProcessViewDto) => attempt(async () => void (await createView(view)));
  const remove = (view: ProcessViewDto) =>
    attempt(async () => {
      await deleteView(view.id);
      if (view.id === views.current?.id) onChange({ view: 'all' });
      const action = { label: common('undo'), onClick: () => void bringBack(view) };
      banner.showSuccess(t('deleted', { name: view.name }), { action });
    });
  return { saveAs, rename, saveChanges, makeDefault, remove };
}
