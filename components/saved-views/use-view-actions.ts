'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useReportError } from '@/components/query/use-report-error';
import { useBanner } from '@/components/ui/banner';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import type { ListView, SavedView } from './view-address';

type NamedView = Pick<SavedView, 'name' | 'isDefault'>;
/** What a view saves besides its name. */
export type ViewQuery = Pick<SavedView, keyof ListView | 'processId'> & { columns: readonly string[] };

interface ViewActionsOptions {
  /** Of the calls. */
  path: string;
  /** What the list shows. */
  query: ViewQuery;
  hrefOf: (view: SavedView) => string;
  onDeleted: (view: SavedView) => void;
}

/** The actions on saved views. Failures are reported by a banner, except those of `saveAs` and `rename`: they throw ApiError. */
export function useViewActions({ path, query, hrefOf, onDeleted }: ViewActionsOptions) {
  const t = useTranslations('savedViews');
  const common = useTranslations('common');
  const router = useRouter();
  const banner = useBanner();
  const reportError = useReportError();
  const create = (body: object) => apiAnswer<SavedView>({ method: 'POST', path, body });
  const update = (viewId: string, body: object) =>
    apiAnswer<SavedView>({ method: 'PUT', path: `${path}/${viewId}`, body });

  const saveAs = async (named: NamedView) => {
    const saved = await create({ ...query, ...named });
    banner.showSuccess(t('saved', { name: saved.name }));
    router.push(hrefOf(saved), { scroll: false });
    router.refresh();
  };
  const rename = async (view: SavedView, { name, isDefault }: NamedView) => {
    await update(view.id, { name, isDefault });
    router.refresh();
  };
  const attempt = async (action: () => Promise<void>) => {
    try {
      await action();
    } catch (error) {
      reportError(error);
    }
    router.refresh();
  };
  const saveChanges = (view: SavedView) =>
    attempt(async () => {
      const saved = await update(view.id, query);
      banner.showSuccess(t('saved', { name: saved.name }));
      router.replace(hrefOf(saved), { scroll: false });
    });
  const toggleDefault = ({ id, name, isDefault }: SavedView) =>
    attempt(async () => {
      await update(id, { isDefault: !isDefault });
      banner.showSuccess(isDefault ? t('noDefault') : t('nowDefault', { name }));
    });
  const restore = (view: SavedView) => attempt(async () => void (await create(view)));
  const remove = (view: SavedView) =>
    attempt(async () => {
      await apiRequest({ method: 'DELETE', path: `${path}/${view.id}` });
      onDeleted(view);
      const undo = { label: common('undo'), onClick: () => void restore(view) };
      banner.showSuccess(t('deleted', { name: view.name }), { action: undo });
    });
  return { saveAs, rename, saveChanges, toggleDefault, remove };
}
